import { z } from "zod";
import { command, id } from "./command.ts";
import { domainProblems, domainStates } from "./domain-states.ts";

/** Looks at the records of a domain now. One that was given up is looked at by itself again. */
export const checkDomain = command(
  "check-domain",
  z.strictObject({ site: id, domain: id }),
  z.strictObject({ state: z.enum(domainStates), problem: z.enum(domainProblems).nullable() }),
);
