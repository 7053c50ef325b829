import { z } from "zod";
import { command, done, id, request } from "./command.ts";

/** Signs one of the own sessions out, but for the one that asks: that one has Sign Out. */
export const endSession = command("end-session", z.strictObject({ request, session: id }), done);
