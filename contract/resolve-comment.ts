import { z } from "zod";
import { command, done, id, request } from "./command.ts";

/** Says that what a comment asks for is done. */
export const resolveComment = command(
  "resolve-comment",
  z.strictObject({ request, site: id, comment: id }),
  done,
);
