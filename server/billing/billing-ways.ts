import { billingWays as command } from "../../contract/billing-ways.ts";
import { handle } from "../api/handle-command.ts";
import { mayMoveClock } from "./may-move-clock.ts";

export const billingWays = handle(command, async ({ parts: { config } }) => ({
  cards: config.stripe !== undefined,
  clock: mayMoveClock(config),
}));
