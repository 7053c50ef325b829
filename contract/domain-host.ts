import { z } from "zod";
import { plainHost } from "./plain-host.ts";

const rule = "must be a name such as www.example.com, without https:// and without a path";

/** A domain that somebody types. */
export const domainHost = z
  .string()
  .max(300)
  .transform((typed, context) => {
    const host = plainHost(typed);
    if (host !== undefined) return host;
    context.addIssue({ code: "custom", message: rule });
    return z.NEVER;
  });
