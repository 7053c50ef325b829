import { z } from "zod";
import { finding } from "../engine/checks/finding-schema.ts";
import { command, id } from "./command.ts";

/** What the checks before publishing find in the draft as it is, and which of its sections say nothing yet but samples. */
export const checkSite = command(
  "check-site",
  z.strictObject({ site: id }),
  z.strictObject({
    revision: z.int(),
    findings: z.array(finding.extend({ isAccepted: z.boolean() })),
    /** Whether nothing stops it from being published. */
    mayPublish: z.boolean(),
    samples: z.array(
      z.strictObject({
        page: z.string(),
        section: z.string(),
        name: z.string(),
        /** Its page opens with it: hidden, the page would have no title. */
        isOpening: z.boolean(),
      }),
    ),
  }),
);
