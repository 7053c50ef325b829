import { z } from "zod";
import { adminCommand, done, request } from "./command.ts";
import { seller } from "./party.ts";

/** Says who sends invoices, and where they may be paid; what was issued stays as it is. */
export const saveSeller = adminCommand("save-seller", z.strictObject({ request, seller }), done);
