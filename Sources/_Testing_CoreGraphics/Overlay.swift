// Swift Testing asks for a module of this name wherever a test imports CoreGraphics, too. On Apple's systems it attaches
// pictures to tests; here there is nothing to add.
