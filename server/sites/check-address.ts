import { checkAddress as command } from "../../contract/check-address.ts";
import { errors } from "../../contract/errors.ts";
import { subdomainOf } from "../../contract/subdomain-of.ts";
import { handle } from "../api/handle-command.ts";
import { judgeAddress } from "./judge-address.ts";

const messages = {
  taken: errors.address_taken.message,
  reserved: errors.address_reserved.message,
  refused: errors.address_refused.message,
  invalid: "3 to 40 small letters, digits and hyphens, with no hyphen at either end.",
} as const;

export const checkAddress = handle(command, async ({ input, parts }) => {
  const connection = parts.database.typed;
  const state = await judgeAddress(connection, input.subdomain);
  if (state === "free") return { state };
  const base = subdomainOf(input.subdomain).slice(0, 36) || "site";
  for (const candidate of [base, ...Array.from({ length: 8 }, (_, index) => `${base}-${index + 2}`)]) {
    if (candidate === input.subdomain) continue;
    if ((await judgeAddress(connection, candidate)) === "free") {
      return { state, message: messages[state], suggestion: candidate };
    }
  }
  return { state, message: messages[state] };
});
