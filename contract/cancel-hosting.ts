import { z } from "zod";
import { day } from "./billing-fields.ts";
import { command, request } from "./command.ts";

/** Ends hosting with the year that is paid for. A renewal that is not paid is taken back. */
export const cancelHosting = command(
  "cancel-hosting",
  z.strictObject({ request }),
  z.strictObject({
    /** The first day without. */
    endsOn: day,
  }),
);
