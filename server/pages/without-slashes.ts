const slash = "/".charCodeAt(0);

/**
 * A path without the slashes at its end. Not by a pattern: of one such as `/\/+$/` whoever sends thousands of slashes with a letter
 * behind them keeps the thread busy, once for each slash.
 */
export function withoutSlashes(path: string): string {
  let end = path.length;
  while (end > 0 && path.charCodeAt(end - 1) === slash) end -= 1;
  return path.slice(0, end);
}
