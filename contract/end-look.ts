import { z } from "zod";
import { command, done } from "./command.ts";

/** Ends the session that asks, in which an administrator sees the product as a customer. */
export const endLook = command("end-look", z.strictObject({}), done);
