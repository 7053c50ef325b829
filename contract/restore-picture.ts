import { z } from "zod";
import { command, done, id, request } from "./command.ts";

/** Puts a deleted picture back into the library, where the plan still has room for it. */
export const restorePicture = command("restore-picture", z.strictObject({ request, picture: id }), done);
