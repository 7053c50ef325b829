import { type DestinationStream, type Logger, pino } from "pino";
import type { Config } from "../config.ts";
import { tellError } from "./tell-error.ts";

/** What the console is told, at once: nobody's words or secrets, also where something fails with them in hand. */
export function createLog(
  { logLevel }: Pick<Config, "logLevel">,
  destination: DestinationStream = pino.destination({ sync: true }),
): Logger {
  return pino({ level: logLevel, serializers: { err: (error: unknown) => tellOne(error) } }, destination);
}

/** Many say no more than an error's message themselves. */
function tellOne(error: unknown): unknown {
  return error instanceof Error ? tellError(error) : error;
}
