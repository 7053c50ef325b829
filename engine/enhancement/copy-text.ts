/** Milliseconds for which a button says what it has done. */
const acknowledged = 2_500;

/**
 * Shows a button that copies the text of its `data-copy`, and lets it say so in the words of `data-copied`. Where the
 * browser refuses, in the words of `data-failed`, which should tell how else to come by the text.
 */
export function copyText(button: HTMLElement, signal: AbortSignal): void {
  const { copy, copied, failed } = button.dataset as Record<"copy" | "copied" | "failed", string>;
  const label = button.textContent;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function say(words: string) {
    button.textContent = words;
    clearTimeout(timer);
    timer = setTimeout(rest, acknowledged);
  }

  function rest() {
    button.textContent = label;
  }

  button.hidden = false;
  button.addEventListener(
    "click",
    () => {
      navigator.clipboard.writeText(copy).then(
        () => say(copied),
        () => say(failed),
      );
    },
    { signal },
  );
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    rest();
    button.hidden = true;
  });
}
