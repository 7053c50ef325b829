import { z } from "zod";

const millisecondsIn: Record<string, number> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  ms: 1,
  s: 1_000,
  m: 60_000,
  h: 3_600_000,
};
const part = /(\d+(?:\.\d+)?)(ns|us|µs|ms|s|m|h)/g;
const whole = /^(?:\d+(?:\.\d+)?(?:ns|us|µs|ms|s|m|h))+$/;
const longest = 1_000 * 365 * 24 * 3_600_000;

/** How long a ban lasts, in milliseconds, from Go's notation ("1h30m"); "none" is 0 and lifts a ban. */
export const banDuration = z.string().transform((text, context) => {
  if (text === "none") return 0;
  const total = [...text.matchAll(part)].reduce(
    (sum, [, amount, unit]) => sum + Number(amount) * (millisecondsIn[unit ?? ""] ?? Number.NaN),
    0,
  );
  if (text.length <= 64 && whole.test(text) && total > 0 && total <= longest) return total;
  context.addIssue({ code: "custom", message: 'ban_duration must be "none" or a duration such as "24h"' });
  return z.NEVER;
});
