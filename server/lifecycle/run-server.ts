import type { Logger } from "pino";
import { type Config, readConfig } from "../config.ts";
import { createClosers } from "./closers.ts";
import { createLog } from "./create-log.ts";
import { explainFailure } from "./explain-failure.ts";
import { type Backend, startBackend } from "./start-backend.ts";
import { watchStopSignals } from "./stop-signals.ts";
import { writeBanner } from "./write-banner.ts";

export type ServeParts = {
  config: Config;
  log: Logger;
  /** Starts what is behind the HTTP server. Call it once. */
  startBackend: () => Promise<Backend>;
  /** Ends the process in an orderly way, with this exit code. */
  end: (exitCode: number) => void;
};

export type Served = {
  backend: Backend;
  /** Ends serving: waits for open requests `patience` milliseconds at most, and no longer when `hurry` is aborted. */
  stop: (patience: number, hurry: AbortSignal) => Promise<void>;
};

const patience = 10_000;

/**
 * The life of a server process, from reading the environment to its exit code: `serve` starts the HTTP server, the
 * banner is printed, and at a signal all is undone in reverse order. Exit code 1 says that the start failed or that
 * something unexpected ended it; every way out stops the database.
 */
export async function runServer(serve: (parts: ServeParts) => Promise<Served>): Promise<void> {
  const signals = watchStopSignals();
  const { stop, hurry } = signals;
  const ending = Promise.withResolvers<number>();
  stop.addEventListener("abort", () => ending.resolve(0));
  const closers = createClosers();
  let exitCode = 0;
  try {
    const config = readConfig(process.env);
    const log = createLog(config);
    const report = (step: string) => console.log(`${step} ...`);
    // What an error leaves behind that reached the top is anybody's guess: better to start anew.
    process.on("uncaughtException", (error) => {
      log.fatal({ err: error }, "unexpected failure, the server ends");
      ending.resolve(1);
    });
    const served = await serve({
      config,
      log,
      startBackend: () => startBackend({ config, log, closers, signals, report }),
      end: ending.resolve,
    });
    closers.add(() => served.stop(patience, hurry));
    if (!stop.aborted) {
      const tookMs = performance.now();
      console.log(writeBanner({ config, ...served.backend, tookMs }));
    }
    exitCode = await ending.promise;
  } catch (error) {
    if (error !== stop.reason) {
      console.error(explainFailure(error));
      exitCode = 1;
    }
  }
  try {
    await closers.closeAll();
  } catch (error) {
    console.error(error);
    exitCode = 1;
  }
  process.exit(exitCode);
}
