import type { Logger } from "pino";
import { isDatabaseUnavailable } from "../db/database.ts";

const hour = 3_600_000;

/**
 * Does `work` now and every hour; gives a function that ends that and waits for what is going on. A failure is logged
 * and tried again at the next hour.
 */
export function repeatHourly(work: () => Promise<void>, log: Logger): () => Promise<void> {
  let running = Promise.resolve();
  const once = () => {
    running = work().catch((error: unknown) => {
      if (isDatabaseUnavailable(error)) log.warn("hourly clean-up put off: the database does not answer");
      else log.error({ err: error }, "hourly clean-up failed");
    });
  };
  once();
  const timer = setInterval(once, hour);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
