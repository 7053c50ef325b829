import { z } from "zod";
import { adminCommand, id } from "./command.ts";

/** Tells customers something on their dashboards, from `from` on (at once where it is past) until `until`, or until it is withdrawn. */
export const makeAnnouncement = adminCommand(
  "make-announcement",
  z.strictObject({
    /** Made by the client: a repeated request is the same request. */
    request: id,
    title: z.string().trim().min(1).max(120),
    body: z.string().trim().min(1).max(1000),
    from: z.iso.datetime(),
    until: z.iso.datetime().nullable(),
  }),
  z.strictObject({ announcement: id }),
);
