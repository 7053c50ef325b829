import { z } from "zod";
import { command, done, id, request } from "./command.ts";
import { ticketBody, ticketPictures, ticketSubject } from "./ticket-schemas.ts";

/**
 * Asks the studio something. What it is about goes along as far as somebody has not taken it out: a site that they work on, one of
 * its pages, a section of that, and a version.
 */
export const askStudio = command(
  "ask-studio",
  z.strictObject({
    request,
    ticket: id,
    subject: ticketSubject,
    body: ticketBody,
    site: id.nullable().default(null),
    page: z.string().min(1).max(300).nullable().default(null),
    section: z.string().min(1).max(100).nullable().default(null),
    version: z.int().min(1).nullable().default(null),
    pictures: ticketPictures,
  }),
  done,
);
