/** From here on browsers know light-dark() and nesting, which would otherwise be spelled out at twice the size. */
export const cssTarget = ["chrome123", "firefox121", "safari17.5"];
