/**
 * Notes in `--covered` of `room` how much of the window a keyboard on the screen covers: what sticks to the window's lower
 * edge would lie behind it.
 */
export function watchCover(room: HTMLElement, signal: AbortSignal): void {
  const seen = window.visualViewport;
  if (!seen) return;
  const note = () => {
    // A page that was made larger with two fingers is covered by nothing.
    const covered = seen.scale === 1 ? Math.max(0, innerHeight - seen.height - seen.offsetTop) : 0;
    room.style.setProperty("--covered", `${Math.round(covered)}px`);
  };
  seen.addEventListener("resize", note, { signal });
  seen.addEventListener("scroll", note, { signal });
}
