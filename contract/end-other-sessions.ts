import { z } from "zod";
import { command, request } from "./command.ts";

/** Signs all own sessions out but the one that asks, and says how many those were. */
export const endOtherSessions = command(
  "end-other-sessions",
  z.strictObject({ request }),
  z.strictObject({ ended: z.int().min(0) }),
);
