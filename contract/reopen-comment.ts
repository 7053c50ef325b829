import { z } from "zod";
import { command, done, id, request } from "./command.ts";

/** Takes back that a comment is resolved. */
export const reopenComment = command(
  "reopen-comment",
  z.strictObject({ request, site: id, comment: id }),
  done,
);
