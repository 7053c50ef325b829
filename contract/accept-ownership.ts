import { z } from "zod";
import { command, done, id, request } from "./command.ts";

/** Takes over a site that was offered: its plan, its pictures and its messages are the new owner's from then on. */
export const acceptOwnership = command("accept-ownership", z.strictObject({ request, site: id }), done);
