const key = "fabula.editor-hint";

/** Whether somebody in this browser knows how to begin; so does whoever's browser keeps nothing, or they would be told each time. */
export function isHintOver(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return true;
  }
}

/** Has the browser keep that nobody need be told any more. */
export function keepHintOver(): void {
  try {
    localStorage.setItem(key, "over");
  } catch {
    // Then it is said again another time.
  }
}
