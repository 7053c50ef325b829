import { z } from "zod";
import { command, done, request } from "./command.ts";
import { seller } from "./party.ts";

/** Says who sends invoices, and where they may be paid; what was issued stays as it is. For the studio. */
export const saveSeller = command("save-seller", z.strictObject({ request, seller }), done);
