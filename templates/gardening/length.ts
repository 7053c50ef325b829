/** For `data-length`: a number that is longer than most, which is set smaller. */
export function lengthOf(label: string): "long" | undefined {
  return label.length > 15 ? "long" : undefined;
}
