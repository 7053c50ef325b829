/** For `data-length`: what is longer than most numbers, which is set smaller. */
export function lengthOf(label: string): "long" | undefined {
  return label.length > 15 ? "long" : undefined;
}
