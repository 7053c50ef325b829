/** Lets what is asked for be done `most` at a time, in the order of asking. What still waits when `signal` aborts never begins. */
export function createTurns(
  most: number,
  signal: AbortSignal,
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;

  function next(): void {
    if (running >= most) return;
    waiting.shift()?.();
  }

  return (work) =>
    new Promise((resolve, reject) => {
      waiting.push(() => {
        if (signal.aborted) return reject(signal.reason);
        running += 1;
        work()
          .then(resolve, reject)
          .finally(() => {
            running -= 1;
            next();
          });
      });
      next();
    });
}
