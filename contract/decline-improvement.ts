import { z } from "zod";
import { command, done, id, request } from "./command.ts";
import { designName } from "./design-name.ts";

/** Leaves a site's design as it is: nobody is asked about this version of it again, and the next one is offered. */
export const declineImprovement = command(
  "decline-improvement",
  z.strictObject({ request, site: id, design: designName, version: z.int().min(1).max(1_000_000) }),
  done,
);
