import { z } from "zod";
import { command, done, request } from "./command.ts";

/** Comes back: the own account stays, with all that it has, as if it had never begun to leave. */
export const keepAccount = command("keep-account", z.strictObject({ request }), done);
