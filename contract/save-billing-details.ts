import { z } from "zod";
import { command, done, request } from "./command.ts";
import { buyer } from "./party.ts";

/** Says whom the account's next invoices are made out to. */
export const saveBillingDetails = command("save-billing-details", z.strictObject({ request, buyer }), done);
