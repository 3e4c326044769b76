/// The names that SwiftUI has on Apple's systems, as far as programs use them.
enum SwiftUINames {
    static let types = Set(
        """
        AXChartDescriptorRepresentable AccessibilityAdjustmentDirection AccessibilityDirectTouchOptions
        AccessibilityHeadingLevel AccessibilityRotorContent AccessibilityRotorContentBuilder AccessibilityRotorEntry
        AccessibilityTextContentType AccessibilityTraits AccessoryCircularCapacityGaugeStyle
        AccessoryCircularGaugeStyle AccessoryLinearCapacityGaugeStyle AccessoryLinearGaugeStyle ActionSheet Alert
        Alignment AlignmentID Anchor Angle AngularGradient Animatable AnimatableModifier AnimatablePair Animation
        AnimationContext AnimationTimelineSchedule AnyCancellable AnyGesture AnyLayout AnyPublisher AnyShape
        AnyShapeStyle AnySubscriber AnyTransition AnyView App AppStorage AsyncImage AsyncImagePhase
        AttributedTextFormattingDefinition AttributedTextSelection AttributedTextValueConstraint
        AutomaticNavigationSplitViewStyle AutomaticNavigationTransition AutomaticPresentationSizing
        AutomaticTableStyle AutomaticTextEditorStyle Axis BackgroundStyle BalancedNavigationSplitViewStyle Bindable
        Binding BlendMode BorderedButtonStyle BorderedTableStyle BorderlessButtonMenuStyle BorderlessButtonStyle
        Button ButtonBorderShape ButtonRole ButtonStyle Cancellable Canvas Capsule CheckboxToggleStyle Circle
        CircularProgressViewStyle Color ColorPicker ColorScheme CommandGroup CommandGroupPlacement CommandMenu
        Commands CommandsBuilder CompactDatePickerStyle ContainerRelativeShape ContainerValueKey ContentMode
        ContentSizeCategory ContentUnavailableView ContextMenu ControlActiveState ControlGroup ControlGroupStyle
        ControlSize ControlWidget CoordinateSpace CoordinateSpaceProtocol CubicKeyframe CurrentValueSubject
        CustomAnimation CustomHoverEffect CustomizableToolbarContent DatePicker DatePickerStyle
        DefaultDatePickerStyle DefaultGaugeStyle DefaultListStyle DefaultMenuButtonStyle DefaultNavigationViewStyle
        DefaultPickerStyle DefaultTabViewStyle DefaultTextFieldStyle DefaultWindowStyle DefaultWindowToolbarStyle
        Deferred DisabledTextSelectability DisclosureGroup DisclosureGroupStyle DisclosureTableRow DismissAction
        DismissSearchAction DispatchQueue Divider DocumentGroup DoubleColumnNavigationViewStyle DragGesture
        DropDelegate DropInfo DropProposal DynamicProperty DynamicTypeSize DynamicViewContent Edge EdgeInsets
        EditButton EditMode Ellipse EllipticalGradient Empty EmptyAnimatableData EmptyCommands EmptyModifier
        EmptyView EnabledTextSelectability Entry Environment EnvironmentKey EnvironmentObject EnvironmentValues
        EnvironmentalModifier EquatableView EventModifiers ExpandedWindowToolbarStyle Fail FetchRequest
        FieldDatePickerStyle FileDocument FillShapeStyle FillStyle FittedPresentationSizing FocusState
        FocusedBinding FocusedObject FocusedValue FocusedValueKey FocusedValues Font ForEach ForegroundStyle Form
        FormPresentationSizing FormStyle Future Gauge GaugeStyle GeometryEffect GeometryProxy GeometryReader Gesture
        GestureMask GestureState GlassEffectContainer Gradient GraphicalDatePickerStyle GraphicsContext Grid
        GridItem GridRow Group GroupBox GroupBoxStyle GroupedListStyle HSplitView HStack HStackLayout
        HiddenTitleBarWindowStyle HierarchicalShapeStyle HorizontalAlignment HorizontalEdge IconOnlyLabelStyle Image
        ImagePaint ImageRenderer ImmediateScheduler InlinePickerStyle InsetGroupedListStyle InsetListStyle
        InsetTableStyle InsettableShape Just KVO KeyEquivalent KeyboardShortcut KeyframeAnimator KeyframeTrack Label
        LabelStyle LabeledContent LabeledContentStyle Layout LayoutDirection LayoutProperties LayoutSubview
        LayoutSubviews LayoutValueKey LazyHGrid LazyHStack LazyVGrid LazyVStack LinearCapacityGaugeStyle
        LinearGradient LinearKeyframe Link LinkShapeStyle List ListItemTint ListSectionSpacing LocalizedStringKey
        LongPressGesture MagnificationGesture MagnifyGesture Material Menu MenuBarExtra MenuPickerStyle MenuStyle
        MeshGradient ModifiedContent MoveCommandDirection MultiDatePicker NSApplicationDelegateAdaptor NSHostingView
        NSViewControllerRepresentable NSViewRepresentable NamedCoordinateSpace Namespace NavigationBarItem
        NavigationLink NavigationLinkPickerStyle NavigationPath NavigationSplitView NavigationSplitViewStyle
        NavigationSplitViewVisibility NavigationStack NavigationTransition NavigationView NavigationViewStyle
        NotificationCenter Observable ObservableObject ObservableObjectPublisher ObservationIgnored ObservedObject
        OffsetShape OpenURLAction OutlineGroup OutlineSubgroupChildren PageIndexViewStyle PagePresentationSizing
        PageTabViewStyle PalettePickerStyle PassthroughSubject PasteButton Path PeriodicTimelineSchedule
        PhaseAnimator PhotosPicker Picker PinnedScrollableViews PlaceholderTextShapeStyle PlainButtonStyle
        PlainListStyle PlainTextEditorStyle PlainTextFieldStyle PlainWindowStyle PopoverAttachmentAnchor
        PreferenceKey PresentationDetent PresentationMode PresentationSizing PresentationSizingContext
        PresentationSizingRoot Preview PreviewDevice PreviewProvider Previewable PrimitiveButtonStyle ProgressView
        ProgressViewStyle ProminentDetailNavigationSplitViewStyle ProposedViewSize Published Publisher Publishers
        RadialGradient RadioGroupPickerStyle Rectangle RectangleCornerRadii RedactionReasons ReferenceFileDocument
        RenameButton RotateGesture RotatedShape RotationGesture RoundedBorderTextEditorStyle
        RoundedBorderTextFieldStyle RoundedCornerStyle RoundedRectangle RunLoop SafeAreaRegions ScaledMetric
        ScaledShape Scene SceneBuilder ScenePhase SceneStorage Scheduler ScrollDismissesKeyboardMode ScrollGeometry
        ScrollPhase ScrollPosition ScrollTarget ScrollTargetBehavior ScrollView ScrollViewProxy ScrollViewReader
        SearchFieldPlacement Section SectionedFetchRequest SecureField SegmentedPickerStyle SelectionShapeStyle
        SensoryFeedback SeparatorShapeStyle SequenceGesture Settings Shader ShaderLibrary ShadowStyle Shape
        ShapeStyle ShareLink SharePreview SidebarCommands SidebarListStyle SimultaneousGesture Slider Spacer
        SpatialTapGesture Spring SpringKeyframe StackNavigationViewStyle State StateObject Stepper
        StepperFieldDatePickerStyle StrokeStyle Subject SubmitLabel SubmitTriggers Subscriber Subscribers
        Subscription Subview SubviewsCollection SwitchToggleStyle Tab TabContent TabContentBuilder TabRole
        TabSection TabView TabViewCustomization Table TableColumn TableColumnBuilder TableForEachContent TableRow
        TableStyle TapGesture Text TextAlignment TextAttribute TextEditor TextEditorStyle TextField
        TextInputAutocapitalization TextRenderer TextSelection TimelineView TimelineViewDefaultContext Timer
        TintShapeStyle TitleBarWindowStyle TitleOnlyLabelStyle Toggle ToggleStyle ToggleStyleConfiguration
        ToolbarContent ToolbarContentBuilder ToolbarCustomizationBehavior ToolbarItem ToolbarItemGroup ToolbarSpacer
        ToolbarTitleMenu TopLevelDecoder Transaction TransformedShape TupleView UIApplicationDelegateAdaptor
        UIHostingConfiguration UIHostingController UIViewControllerRepresentable UIViewRepresentable URLSession
        UnevenRoundedRectangle UnifiedCompactWindowToolbarStyle UnifiedWindowToolbarStyle UnitPoint
        UserInterfaceSizeClass VStack VStackLayout VectorArithmetic VerticalAlignment VerticalEdge View
        ViewAlignedScrollTargetBehavior ViewBuilder ViewDimensions ViewModifier ViewSpacing ViewThatFits Visibility
        WKUserNotificationHostingController WheelDatePickerStyle WheelPickerStyle Window WindowBackgroundShapeStyle
        WindowGroup WindowStyle ZStack ZStackLayout ZoomNavigationTransition main objectWillChange withAnimation
        withObservationTracking withTransaction
        """.split(whereSeparator: \.isWhitespace).map(String.init))

    static let members = Set(
        """
        accentColor accessibility accessibilityAction accessibilityActions accessibilityAddTraits
        accessibilityAdjustableAction accessibilityElement accessibilityHeading accessibilityHidden
        accessibilityHint accessibilityIdentifier accessibilityInputLabels accessibilityLabel
        accessibilityRemoveTraits accessibilityRepresentation accessibilityRespondsToUserInteraction
        accessibilityRotor accessibilitySortPriority accessibilityValue actionSheet activityBackgroundTint
        activitySystemActionForegroundColor addArc addCurve addEllipse addFilter addLine addLines addPath
        addQuadCurve addRect addRects addRelativeArc addRoundedRect alert alignmentGuide allowsHitTesting
        allowsTightening alternatingRowBackgrounds anchorPreference animation antialiased appStoreOverlay applying
        aspectRatio assign autocapitalization autoconnect autocorrectionDisabled background
        backgroundExtensionEffect backgroundPreferenceValue backgroundStyle badge badgeProminence baselineOffset
        blendMode blur bold border brightness buttonBorderShape buttonRepeatBehavior buttonStyle catch
        chartForegroundStyleScale chartLegend chartXAxis chartXScale chartXSelection chartYAxis chartYScale
        clipShape clipped closeSubpath collect colorInvert colorMultiply colorScheme combineLatest commands
        compactMap compositingGroup confirmationDialog containerBackground containerRelativeFrame containerShape
        containerValue contentMargins contentShape contextMenu contrast controlGroupStyle controlSize
        coordinateSpace cornerRadius customAttribute dataTaskPublisher datePickerStyle debounce decode
        defaultAppStorage defaultPosition defaultScrollAnchor defaultSize delay deleteDisabled disableAutocorrection
        disabled disclosureGroupStyle draggable draw drawLayer drawingGroup drop dropDestination dropFirst
        dynamicTypeSize edgesIgnoringSafeArea environment environmentObject equatable eraseToAnyPublisher
        exclusively fileExporter fileImporter fileMover fill filter fixedSize flatMap
        flipsForRightToLeftLayoutDirection focusEffectDisabled focusScope focusable focused focusedObject
        focusedValue font fontDesign fontWeight fontWidth foregroundColor foregroundStyle formStyle frame
        fullScreenCover gaugeStyle geometryGroup gesture glassEffect grayscale gridCellAnchor gridCellColumns
        gridCellUnsizedAxes gridColumnAlignment groupBoxStyle handleEvents headerProminence help hidden
        highPriorityGesture hoverEffect hueRotation id ignoreOutput ignoresSafeArea imageScale indexViewStyle inset
        inspector inspectorColumnWidth interactiveDismissDisabled intersection italic kerning keyboardShortcut
        keyboardType keyframeAnimator labelStyle labeledContentStyle labelsHidden layoutDirectionBehavior
        layoutPriority layoutValue lineLimit lineSpacing listItemTint listRowBackground listRowInsets
        listRowSeparator listRowSeparatorTint listRowSpacing listSectionSeparator listSectionSeparatorTint
        listSectionSpacing listStyle logicallyComplete luminanceToAlpha map mapControls mapError mask
        matchedGeometryEffect matchedTransitionSource measureInterval menuActionDismissBehavior menuBarExtraStyle
        menuIndicator menuOrder menuStyle merge minimumScaleFactor modifier modifiers monospaced monospacedDigit
        move moveDisabled multilineTextAlignment navigationBarBackButtonHidden navigationBarHidden
        navigationBarItems navigationBarTitle navigationBarTitleDisplayMode navigationDestination
        navigationSplitViewColumnWidth navigationSplitViewStyle navigationSubtitle navigationTitle
        navigationTransition navigationViewStyle offset offsetBy onAppear onChange onChanged onContinueUserActivity
        onContinuousHover onDelete onDeleteCommand onDisappear onDrag onDrop onEnded onExitCommand onGeometryChange
        onHover onInAppPurchaseCompletion onLongPressGesture onMove onMoveCommand onOpenURL onPreferenceChange
        onReceive onScrollGeometryChange onScrollPhaseChange onScrollVisibilityChange onSubmit onTapGesture opacity
        output overlay overlayPreferenceValue padding path phaseAnimator pickerStyle popover position preference
        preferredColorScheme prefersDefaultFocus prefix prepend presentationBackground
        presentationBackgroundInteraction presentationCompactAdaptation presentationCornerRadius presentationDetents
        presentationDragIndicator presentationSizing previewContext previewDevice previewDisplayName
        previewInterfaceOrientation previewLayout print privacySensitive progressViewStyle projectionEffect
        publisher receive redacted reduce refreshable removeDuplicates renameAction renderingMode repeatCount
        repeatForever replaceError resizable resolveSymbol retry rotation rotation3DEffect rotationEffect
        safeAreaInset safeAreaPadding saturation scale scaleBy scaleEffect scaledToFill scaledToFit scan
        scenePadding scrollBounceBehavior scrollClipDisabled scrollContentBackground scrollDisabled
        scrollDismissesKeyboard scrollIndicators scrollIndicatorsFlash scrollPosition scrollTargetBehavior
        scrollTargetLayout scrollTransition searchCompletion searchScopes searchable sectionActions
        selectionDisabled sensoryFeedback sequenced setFailureType shadow share sheet simultaneousGesture
        simultaneously sink size sizeThatFits speed statusBar store storeButton strikethrough stroke strokeBorder
        strokedPath submitLabel subscribe subscriptionStatusTask subscriptionStorePickerItemBackground subtracting
        swipeActions switchToLatest symbolEffect symbolRenderingMode symbolVariant tabBarMinimizeBehavior tabItem
        tabViewBottomAccessory tabViewCustomization tabViewSidebarHeader tabViewStyle tableStyle tag task textCase
        textContentType textEditorStyle textFieldStyle textInputAutocapitalization textRenderer textScale
        textSelection throttle tint toggleStyle toolbar toolbarBackground toolbarBackgroundVisibility
        toolbarColorScheme toolbarRole toolbarTitleDisplayMode toolbarTitleMenu toolbarVisibility tracking
        transaction transformAnchorPreference transformEffect transformEnvironment transformPreference transition
        translateBy trim trimmedPath truncationMode tryMap underline union unredacted updating values visualEffect
        widgetURL windowResizability windowStyle windowToolbarStyle zIndex zip
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}
