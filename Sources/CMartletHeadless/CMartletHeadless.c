#include "CMartletHeadless.h"
