import { z } from "zod";
import { type Trade, trades } from "../engine/facts/trades.ts";

const everyTrade = Object.keys(trades) as [Trade, ...Trade[]];

/** Trades that a template suits as it is, each once. */
export const templateTrades = z
  .array(z.enum(everyTrade))
  .max(everyTrade.length)
  .refine((list) => new Set(list).size === list.length, "names a trade twice");
