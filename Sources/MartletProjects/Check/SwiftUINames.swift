/// The names that SwiftUI has on Apple's systems, as far as programs use them.
enum SwiftUINames {
    static let types = Set(
        """
        AXChartDescriptorRepresentable AccessibilityAdjustmentDirection AccessibilityDirectTouchOptions
        AccessibilityHeadingLevel AccessibilityRotorContent AccessibilityRotorContentBuilder AccessibilityRotorEntry
        AccessibilityTextContentType AccessibilityTraits AccessoryCircularCapacityGaugeStyle
        AccessoryCircularGaugeStyle AccessoryLinearCapacityGaugeStyle AccessoryLinearGaugeStyle ActionSheet Alert
        AlertScene Alignment AlignmentID Anchor Angle AngularGradient Animatable AnimatableModifier AnimatablePair
        AnimatableValues Animation AnimationContext AnimationTimelineSchedule AnyCancellable AnyGesture AnyLayout
        AnyPublisher AnyShape AnyShapeStyle AnySubscriber AnyTransition AnyView App AppStorage AssistiveAccess
        AsyncImage AsyncImagePhase AttributedTextFormattingDefinition AttributedTextSelection
        AttributedTextValueConstraint AutomaticNavigationSplitViewStyle AutomaticNavigationTransition
        AutomaticPresentationSizing AutomaticTableStyle AutomaticTextEditorStyle Axis BackgroundStyle BackgroundTask
        BalancedNavigationSplitViewStyle Bindable Binding BlendMode BorderedButtonStyle BorderedTableStyle
        BorderlessButtonMenuStyle BorderlessButtonStyle Button ButtonBorderShape ButtonRole ButtonStyle Cancellable
        Canvas Capsule CheckboxToggleStyle Circle CircularProgressViewStyle Color ColorPicker ColorScheme
        CommandGroup CommandGroupPlacement CommandMenu Commands CommandsBuilder CompactDatePickerStyle
        ContainerRelativeShape ContainerValueKey ContentMode ContentSizeCategory ContentUnavailableView ContextMenu
        ControlActiveState ControlGroup ControlGroupStyle ControlSize ControlWidget CoordinateSpace
        CoordinateSpaceProtocol CubicKeyframe CurrentValueSubject CustomAnimation CustomHoverEffect
        CustomizableToolbarContent DatePicker DatePickerStyle DatePickerStyleConfiguration DefaultDatePickerStyle
        DefaultGaugeStyle DefaultListStyle DefaultMenuButtonStyle DefaultNavigationViewStyle DefaultPickerStyle
        DefaultTabViewStyle DefaultTextFieldStyle DefaultWindowStyle DefaultWindowToolbarStyle Deferred
        DialogSeverity DisabledTextSelectability DisclosureGroup DisclosureGroupStyle DisclosureTableRow
        DismissAction DismissSearchAction DispatchQueue Divider DocumentConfiguration DocumentGroup
        DocumentGroupLaunchScene DocumentLaunchView DocumentReader DocumentWriter DoubleColumnNavigationViewStyle
        DragConfiguration DragGesture DragSession DropConfiguration DropDelegate DropInfo DropProposal DropSession
        DynamicProperty DynamicTypeSize DynamicViewContent Edge EdgeInsets EditButton EditMode Ellipse
        EllipticalGradient Empty EmptyAnimatableData EmptyCommands EmptyModifier EmptyView EnabledTextSelectability
        Entry Environment EnvironmentKey EnvironmentObject EnvironmentValues EnvironmentalModifier EquatableView
        EventModifiers ExpandedWindowToolbarStyle Fail FetchRequest FieldDatePickerStyle FileDialogBrowserOptions
        FileDocument FillShapeStyle FillStyle FindContext FittedPresentationSizing FocusState FocusedBinding
        FocusedObject FocusedValue FocusedValueKey FocusedValues Font ForEach ForegroundStyle Form
        FormPresentationSizing FormStyle Future Gauge GaugeStyle GeometryEffect GeometryProxy GeometryReader Gesture
        GestureInputKinds GestureMask GestureState GlassEffectContainer Gradient GraphicalDatePickerStyle
        GraphicsContext Grid GridItem GridRow Group GroupBox GroupBoxStyle GroupedListStyle GroupedTabViewStyle
        HSplitView HStack HStackLayout HelpLink HiddenTitleBarWindowStyle HierarchicalShapeStyle HorizontalAlignment
        HorizontalEdge IconOnlyLabelStyle Image ImagePaint ImageRenderer ImmediateScheduler ImmersiveSpace
        ImportFromDevicesCommands InlinePickerStyle InsetGroupedListStyle InsetListStyle InsetTableStyle
        InsettableShape Just KVO KeyEquivalent KeyboardShortcut KeyframeAnimator KeyframeTrack Label LabelStyle
        LabeledContent LabeledContentStyle Layout LayoutDirection LayoutProperties LayoutSubview LayoutSubviews
        LayoutValueKey LazyHGrid LazyHStack LazyVGrid LazyVStack LibraryContentProvider LibraryItem
        LinearCapacityGaugeStyle LinearGradient LinearKeyframe Link LinkShapeStyle List ListItemTint
        ListSectionSpacing LocalizedStringKey LongPressGesture MagnificationGesture MagnifyGesture Material Menu
        MenuBarExtra MenuPickerStyle MenuStyle MeshGradient ModifiedContent MoveCommandDirection MultiDatePicker
        NSApplicationDelegateAdaptor NSHostingView NSViewControllerRepresentable NSViewRepresentable
        NamedCoordinateSpace Namespace NavigationBarItem NavigationLink NavigationLinkPickerStyle NavigationPath
        NavigationSplitView NavigationSplitViewStyle NavigationSplitViewVisibility NavigationStack
        NavigationTransition NavigationView NavigationViewStyle NewDocumentButton NotificationCenter Observable
        ObservableObject ObservableObjectPublisher ObservationIgnored ObservedObject OffsetShape OpenURLAction
        OutlineGroup OutlineSubgroupChildren PageIndexViewStyle PagePresentationSizing PageTabViewStyle
        PalettePickerStyle PaletteSelectionEffect PassthroughSubject PasteButton Path PeriodicTimelineSchedule
        PhaseAnimator PhotosPicker Picker PinnedScrollableViews PlaceholderTextShapeStyle PlainButtonStyle
        PlainListStyle PlainTextEditorStyle PlainTextFieldStyle PlainWindowStyle PopUpButtonPickerStyle
        PopoverAttachmentAnchor PreferenceKey PresentationDetent PresentationMode PresentationSizing
        PresentationSizingContext PresentationSizingRoot Preview PreviewContext PreviewContextKey PreviewDevice
        PreviewProvider Previewable PrimitiveButtonStyle ProgressView ProgressViewStyle
        ProminentDetailNavigationSplitViewStyle ProposedViewSize Published Publisher Publishers RadialGradient
        RadioGroupPickerStyle ReadableDocument Rectangle RectangleCornerRadii RedactionReasons ReferenceFileDocument
        RenameButton ReorderDifference RotateGesture RotatedShape RotationGesture RoundedBorderTextEditorStyle
        RoundedBorderTextFieldStyle RoundedCornerStyle RoundedRectangle RoundedRectangularShape
        RoundedRectangularShapeCorners RunLoop SafeAreaRegions ScaledMetric ScaledShape Scene SceneBuilder
        ScenePhase SceneStorage Scheduler ScrollDismissesKeyboardMode ScrollGeometry ScrollInputKind ScrollPhase
        ScrollPosition ScrollTarget ScrollTargetBehavior ScrollView ScrollViewProxy ScrollViewReader
        SearchFieldPlacement SearchSuggestionsPlacement Section SectionedFetchRequest SecureField
        SegmentedPickerStyle SelectionShapeStyle SensoryFeedback SeparatorShapeStyle SequenceGesture Settings Shader
        ShaderLibrary ShadowStyle Shape ShapeRole ShapeStyle ShareLink SharePreview SidebarCommands SidebarListStyle
        SidebarRowSize SimultaneousGesture Slider Spacer SpatialEventCollection SpatialEventGesture
        SpatialTapGesture Spring SpringKeyframe SpringLoadingBehavior StackNavigationViewStyle State StateObject
        Stepper StepperFieldDatePickerStyle StrokeStyle Subject SubmitLabel SubmitTriggers Subscriber Subscribers
        Subscription Subview SubviewsCollection SwitchToggleStyle SymbolEffectTransition SystemFormatStyle Tab
        TabBarPlacement TabContent TabContentBuilder TabRole TabSection TabView TabViewCustomization
        TabViewSearchActivation Table TableColumn TableColumnBuilder TableForEachContent TableRow TableStyle
        TapGesture Text TextAlignment TextAttribute TextEditingCommands TextEditor TextEditorStyle TextField
        TextFormattingCommands TextInputAutocapitalization TextInputDictationBehavior TextRenderer TextSelection
        TimeDataSource TimelineView TimelineViewDefaultContext Timer TintShapeStyle TitleBarWindowStyle
        TitleOnlyLabelStyle Toggle ToggleStyle ToggleStyleConfiguration ToolbarCommands ToolbarContent
        ToolbarContentBuilder ToolbarCustomizationBehavior ToolbarItem ToolbarItemGroup ToolbarLabelStyle
        ToolbarSpacer ToolbarTitleMenu TopLevelDecoder Transaction TransformedShape TupleView TypesettingLanguage
        UIApplicationDelegateAdaptor UIHostingConfiguration UIHostingController UITraitBridgedEnvironmentKey
        UIViewControllerRepresentable UIViewRepresentable URLSession UnevenRoundedRectangle
        UnifiedCompactWindowToolbarStyle UnifiedWindowToolbarStyle UnitPoint UserInterfaceSizeClass UtilityWindow
        VStack VStackLayout VectorArithmetic VerticalAlignment VerticalEdge View ViewAlignedScrollTargetBehavior
        ViewBuilder ViewDimensions ViewModifier ViewSpacing ViewThatFits Visibility
        WKUserNotificationHostingController WheelDatePickerStyle WheelPickerStyle Window WindowBackgroundShapeStyle
        WindowDragGesture WindowGroup WindowLayoutRoot WindowLevel WindowPlacement WindowPlacementContext
        WindowStyle WritableDocument WritingToolsBehavior ZStack ZStackLayout ZoomNavigationTransition main
        objectWillChange withAnimation withObservationTracking withTransaction
        """.split(whereSeparator: \.isWhitespace).map(String.init))

    static let members = Set(
        """
        accentColor accessibility accessibilityAction accessibilityActions accessibilityActivationPoint
        accessibilityAddTraits accessibilityAdjustableAction accessibilityDefaultFocus accessibilityDragPoint
        accessibilityDropPoint accessibilityElement accessibilityHeading accessibilityHidden accessibilityHint
        accessibilityIdentifier accessibilityInputLabels accessibilityLabel accessibilityLabeledPair
        accessibilityLinkedGroup accessibilityRemoveTraits accessibilityRepresentation
        accessibilityRespondsToUserInteraction accessibilityRotor accessibilityScrollStatus
        accessibilitySortPriority accessibilityValue actionSheet activityBackgroundTint
        activitySystemActionForegroundColor addArc addCurve addEllipse addFilter addLine addLines addPath
        addQuadCurve addRect addRects addRelativeArc addRoundedRect alert alignmentGuide allowedDynamicRange
        allowsHitTesting allowsTightening allowsWindowActivationEvents alternatingRowBackgrounds anchorPreference
        animation antialiased appStoreOverlay applying aspectRatio assign assistiveAccessNavigationIcon
        autocapitalization autoconnect autocorrectionDisabled background backgroundExtensionEffect
        backgroundPreferenceValue backgroundStyle backgroundTask badge badgeProminence baselineOffset blendMode blur
        bold border brightness buttonBorderShape buttonRepeatBehavior buttonStyle catch chartForegroundStyleScale
        chartLegend chartXAxis chartXScale chartXSelection chartYAxis chartYScale clipShape clipped closeSubpath
        collect colorInvert colorMultiply colorScheme combineLatest commands commandsRemoved commandsReplaced
        compactMap compositingGroup confirmationDialog containerBackground containerRelativeFrame containerShape
        containerValue contentMargins contentMarginsRemoved contentShape contextMenu contrast controlGroupStyle
        controlSize coordinateSpace cornerRadius customAttribute dataTaskPublisher datePickerStyle debounce decode
        defaultAdaptableTabBarPlacement defaultAppStorage defaultHoverEffect defaultLaunchBehavior defaultPosition
        defaultScrollAnchor defaultSize defaultWindowPlacement delay deleteDisabled dialogIcon
        dialogPreventsAppTermination dialogSeverity dialogSuppressionToggle disableAutocorrection disabled
        disclosureGroupStyle dragConfiguration dragContainer dragContainerSelection dragPreviewsFormation draggable
        draw drawLayer drawingGroup drop dropConfiguration dropDestination dropFirst dropPreviewsFormation
        dynamicTypeSize edgesIgnoringSafeArea environment environmentObject equatable eraseToAnyPublisher
        exclusively exportableToServices exportsItemProviders fileDialogBrowserOptions fileDialogConfirmationLabel
        fileDialogCustomizationID fileDialogDefaultDirectory fileDialogImportsUnresolvedAliases fileDialogMessage
        fileDialogURLEnabled fileExporter fileExporterFilenameLabel fileImporter fileMover fill filter findDisabled
        findNavigator fixedSize flatMap flipsForRightToLeftLayoutDirection focusEffectDisabled focusScope
        focusSection focusable focused focusedObject focusedSceneObject focusedSceneValue focusedValue font
        fontDesign fontWeight fontWidth foregroundColor foregroundStyle formStyle frame fullScreenCover gaugeStyle
        geometryGroup gesture glassEffect grayscale gridCellAnchor gridCellColumns gridCellUnsizedAxes
        gridColumnAlignment groupBoxStyle handGestureShortcut handleEvents handlesExternalEvents headerProminence
        help hidden highPriorityGesture hoverEffect hueRotation id ignoreOutput ignoresSafeArea imageScale
        importableFromServices importsItemProviders indexViewStyle inset inspector inspectorColumnWidth
        interactionActivityTrackingTag interactiveDismissDisabled intersection invalidatableContent italic kerning
        keyboardShortcut keyboardType keyframeAnimator labelStyle labeledContentStyle labelsHidden
        layoutDirectionBehavior layoutPriority layoutValue lineLimit lineSpacing listItemTint listRowBackground
        listRowInsets listRowSeparator listRowSeparatorTint listRowSpacing listSectionSeparator
        listSectionSeparatorTint listSectionSpacing listStyle logicallyComplete luminanceToAlpha map mapControls
        mapError mask matchedGeometryEffect matchedTransitionSource materialActiveAppearance measureInterval
        menuActionDismissBehavior menuBarExtraStyle menuButtonStyle menuIndicator menuOrder menuStyle merge
        minimumScaleFactor modifier modifiers monospaced monospacedDigit move moveDisabled multilineTextAlignment
        navigationBarBackButtonHidden navigationBarHidden navigationBarItems navigationBarTitle
        navigationBarTitleDisplayMode navigationDestination navigationSplitViewColumnWidth navigationSplitViewStyle
        navigationSubtitle navigationTitle navigationTransition navigationViewStyle offset offsetBy onAppear
        onChange onChanged onCommand onContinueUserActivity onContinuousHover onDelete onDeleteCommand onDisappear
        onDrag onDragSessionUpdated onDrop onDropSessionUpdated onEnded onExitCommand onGeometryChange onHover
        onInAppPurchaseCompletion onInteractiveResizeChange onLongPressGesture onModifierKeysChanged onMove
        onMoveCommand onOpenURL onPencilDoubleTap onPencilSqueeze onPreferenceChange onReceive
        onScrollGeometryChange onScrollPhaseChange onScrollVisibilityChange onSubmit onTapGesture opacity output
        overlay overlayPreferenceValue padding paletteSelectionEffect path phaseAnimator pickerStyle pointerStyle
        pointerVisibility popover position preference preferredColorScheme prefersDefaultFocus prefix prepend
        presentationBackground presentationBackgroundInteraction presentationCompactAdaptation
        presentationCornerRadius presentationDetents presentationDragIndicator presentationPlacement
        presentationPreventsAppTermination presentationSizing previewContext previewDevice previewDisplayName
        previewInterfaceOrientation previewLayout print privacySensitive progressViewStyle projectionEffect
        publisher receive redacted reduce refreshable removeDuplicates renameAction renderingMode reorderContainer
        reorderable repeatCount repeatForever replaceDisabled replaceError resizable resolveSymbol
        restorationBehavior retry rotation rotation3DEffect rotationEffect safeAreaInset safeAreaPadding saturation
        scale scaleBy scaleEffect scaledToFill scaledToFit scan scenePadding scrollBounceBehavior scrollClipDisabled
        scrollContentBackground scrollDisabled scrollDismissesKeyboard scrollEdgeEffectHidden scrollEdgeEffectStyle
        scrollIndicators scrollIndicatorsFlash scrollInputBehavior scrollPosition scrollTargetBehavior
        scrollTargetLayout scrollTransition searchCompletion searchDictationBehavior searchScopes searchSelection
        searchToolbarBehavior searchable sectionActions selectionDisabled sensoryFeedback sequenced setFailureType
        shadow share sheet simultaneousGesture simultaneously sink size sizeThatFits sliderThumbVisibility
        speechAdjustedPitch speechAlwaysIncludesPunctuation speechAnnouncementsQueued speechSpellsOutCharacters
        speed springLoadingBehavior statusBar store storeButton strikethrough stroke strokeBorder strokedPath
        submitLabel subscribe subscriptionStatusTask subscriptionStorePickerItemBackground subtracting swipeActions
        swipeActionsContainer switchToLatest symbolColorRenderingMode symbolEffect symbolRenderingMode
        symbolVariableValueMode symbolVariant tabBarMinimizeBehavior tabItem tabViewBottomAccessory
        tabViewCustomization tabViewSearchActivation tabViewSidebarHeader tabViewStyle tableStyle tag task textCase
        textContentType textEditorStyle textFieldStyle textInputAutocapitalization textInputCompletion
        textInputFormattingControlVisibility textInputSuggestions textRenderer textScale textSelection textVariant
        throttle tint toggleStyle toolbar toolbarBackground toolbarBackgroundVisibility toolbarColorScheme
        toolbarMinimizationBehavior toolbarMinimizeBehavior toolbarRole toolbarTitleDisplayMode toolbarTitleMenu
        toolbarVisibility tracking transaction transformAnchorPreference transformEffect transformEnvironment
        transformPreference transition translateBy trim trimmedPath truncationMode tryMap typeSelectEquivalent
        typesettingLanguage underline union unredacted updating values visualEffect widgetURL
        windowBackgroundDragBehavior windowDismissBehavior windowFullScreenBehavior windowIdealPlacement windowLevel
        windowManagerRole windowMinimizeBehavior windowResizability windowResizeAnchor windowResizeBehavior
        windowStyle windowToolbarFullScreenVisibility windowToolbarLabelStyle windowToolbarStyle writingDirection
        writingToolsAffordanceVisibility writingToolsBehavior zIndex zip
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}
