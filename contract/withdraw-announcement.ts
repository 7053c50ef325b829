import { z } from "zod";
import { adminCommand, done, id, request } from "./command.ts";

/** Takes an announcement from the dashboards, or, where it was withdrawn, shows it again. */
export const withdrawAnnouncement = adminCommand(
  "withdraw-announcement",
  z.strictObject({ request, announcement: id, isWithdrawn: z.boolean() }),
  done,
);
