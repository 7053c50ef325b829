import { z } from "zod";
import { command, counted, id, request } from "./command.ts";

/** What opens a preview: 256 random bits in letters that an address can have. */
export const previewSecret = z.string().regex(/^[\w-]{43}$/, "must be 32 bytes in base64url");

/** How long a link is good for, in days. */
export const previewDays = { day: 1, week: 7, month: 30 } as const;

/**
 * Opens a link by which somebody sees a version of a site, or its draft. The secret in its address is made by whoever asks, so that a
 * repeated request is the same one and no answer that is kept holds it: `<origin>/-/preview/<secret>`.
 */
export const createPreview = command(
  "create-preview",
  z.strictObject({
    request,
    site: id,
    secret: previewSecret,
    /** None is the draft. */
    version: counted.nullable(),
    lasts: z.enum(["day", "week", "month"]),
    password: z.string().min(6, "must have at least 6 characters").max(200).nullable(),
    mayComment: z.boolean(),
    /** Whom it is for, say: only members read it. */
    note: z.string().trim().max(80).default(""),
  }),
  z.strictObject({
    preview: id,
    /** Where the link leads, without a slash at its end. */
    origin: z.string(),
    expiresAt: z.iso.datetime(),
  }),
);
