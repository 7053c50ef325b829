import { setTimeout as wait } from "node:timers/promises";
import type { RunningPostmaster } from "./run-postmaster.ts";

export type KeepRunningOptions = {
  /** Called with what went wrong each time the process is gone, before it is started again. */
  onLost: (reason: string) => void;
  onBack: () => void;
};

const longestPause = 5_000;

/**
 * Keeps a process alive: `start` is called now and again whenever it ends without being asked to, with a growing
 * pause between tries that fail. Throws when the very first start does. `stop` ends it for good.
 */
export async function keepRunning(
  start: () => Promise<RunningPostmaster>,
  options: KeepRunningOptions,
): Promise<{ stop: () => Promise<void> }> {
  let running = await start();
  let stopping = false;
  const stopped = new AbortController();

  async function watch(): Promise<void> {
    for (;;) {
      await running.ended;
      if (stopping) return;
      options.onLost(`PostgreSQL (process ${running.pid}) is gone`);
      const next = await startAgain();
      if (!next) return;
      running = next;
      if (stopping) return running.stop();
      options.onBack();
    }
  }

  async function startAgain(): Promise<RunningPostmaster | undefined> {
    for (let pause = 100; !stopping; pause = Math.min(pause * 2, longestPause)) {
      try {
        return await start();
      } catch (error) {
        options.onLost(error instanceof Error ? error.message : String(error));
      }
      await wait(pause, undefined, { signal: stopped.signal }).catch(() => {});
    }
    return undefined;
  }

  const watching = watch();
  return {
    async stop() {
      stopping = true;
      stopped.abort();
      await running.stop();
      await watching;
    },
  };
}
