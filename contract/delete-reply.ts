import { z } from "zod";
import { command, done, id, request } from "./command.ts";

/** For administrators: forgets words that were kept. */
export const deleteReply = command("delete-reply", z.strictObject({ request, reply: id }), done);
