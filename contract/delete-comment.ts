import { z } from "zod";
import { command, done, id, request } from "./command.ts";

/** Deletes a comment for good. */
export const deleteComment = command(
  "delete-comment",
  z.strictObject({ request, site: id, comment: id }),
  done,
);
