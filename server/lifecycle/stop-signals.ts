import type { EventEmitter } from "node:events";

export type StopSignals = {
  /** Aborted when the process is asked to end. */
  stop: AbortSignal;
  /** Aborted when it is asked again: end now, finished or not. */
  hurry: AbortSignal;
};

// One Ctrl-C reaches us up to three times: from the terminal, from npm and from the launcher.
const sameSignal = 500;

/** Watches for SIGINT, SIGTERM, SIGHUP and the death of the launcher that started `source`, from now on. */
export function watchStopSignals(source: EventEmitter & { connected?: boolean } = process): StopSignals {
  const stop = new AbortController();
  const hurry = new AbortController();
  let first = 0;
  function ask(): void {
    if (!stop.signal.aborted) {
      first = Date.now();
      stop.abort();
    } else if (Date.now() - first > sameSignal) {
      hurry.abort();
    }
  }
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) source.on(signal, ask);
  if (source.connected) source.on("disconnect", ask);
  return { stop: stop.signal, hurry: hurry.signal };
}

/** Resolves when `signal` is aborted. */
export function whenAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
