import { z } from "zod";
import { command, done, id, request } from "./command.ts";
import { ticketBody, ticketPictures } from "./ticket-schemas.ts";

/** Adds something to one's own question; the studio is to answer again. */
export const writeTicket = command(
  "write-ticket",
  z.strictObject({ request, ticket: id, message: id, body: ticketBody, pictures: ticketPictures }),
  done,
);
