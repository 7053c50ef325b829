import { z } from "zod";
import { id } from "./command.ts";
import { longestBody, longestSubject, mostTicketPictures } from "./ticket.ts";

/** One line: it stands in lists, and in mails. */
export const ticketSubject = z
  .string()
  .trim()
  .min(1, "Say in a line what it is about.")
  .max(longestSubject)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, "must be one line");

export const ticketBody = z.string().trim().min(1, "Write something first.").max(longestBody);

/** Pictures that were sent before, each by its own address (`ticketPictureAddress`). */
export const ticketPictures = z.array(id).max(mostTicketPictures).default([]);
