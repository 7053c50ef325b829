import { z } from "zod";
import { command, done, id, request } from "./command.ts";

/** Takes a picture out of the library, for 30 days in which it can be restored; refused with `not_now` while a draft shows it. */
export const deletePicture = command("delete-picture", z.strictObject({ request, picture: id }), done);
