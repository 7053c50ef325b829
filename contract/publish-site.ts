import { z } from "zod";
import { command, counted, id, request } from "./command.ts";

/** What names a finding of the checks, as `check-site` says it. */
export const findingId = z.string().min(1).max(400);

/** The answer of whatever changes what visitors see: a row of `publishes` says how it goes on. */
export const published = z.strictObject({ publish: id });

/**
 * Shows visitors the draft as it is at `revision`; refused with `draft_changed` when there is a later one. What the checks
 * object to stops it, but for the findings in `accept`, which are accepted for good.
 */
export const publishSite = command(
  "publish-site",
  z.strictObject({
    request,
    site: id,
    revision: counted,
    note: z.string().trim().max(500).optional(),
    accept: z.array(findingId).max(500).default([]),
  }),
  published,
);
