/** Milliseconds after a letter in which the next one is expected. */
const pause = 600;

let last = Number.NEGATIVE_INFINITY;

/** Says that a letter was typed on the page, also one that the document does not keep. */
export function noteLetter(): void {
  last = performance.now();
}

/** Waits until nobody is typing on the page: what takes longer than a letter may begins then. */
export async function handRests(): Promise<void> {
  const left = () => last + pause - performance.now();
  while (left() > 0) await new Promise((resolve) => setTimeout(resolve, left()));
}
