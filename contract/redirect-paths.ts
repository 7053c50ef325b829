import { z } from "zod";

const rule = "must be a path of this site such as /old-page, without a question mark";

/** What no path of a site holds: another host, a way to hide one, a query, and what ends a line of a header. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const foreign = /^(?!\/)|^\/[/\\]|[\\?\u0000-\u0020\u007f]|\/\//;

/** A path in the form in which browsers ask for it, with no slash at its end; undefined where it is none. */
export function plainPath(typed: string): string | undefined {
  if (foreign.test(typed) || !URL.canParse(typed, base)) return undefined;
  const { origin, pathname } = new URL(typed, base);
  const path = pathname.replace(/\/+$/, "") || "/";
  const isPath = origin === base && !foreign.test(path);
  return isPath ? path.replaceAll(/%[\da-f]{2}/gi, (code) => code.toUpperCase()) : undefined;
}

const base = "https://site.invalid";
const longest = 300;

/** An address that a site had, of this design or of the one before. */
export const redirectFrom = z
  .string()
  .trim()
  .max(longest)
  .transform((typed, context) => {
    const path = typed.includes("#") ? undefined : plainPath(typed);
    if (path !== undefined && path.length <= longest && !/^\/(-\/.*)?$|\/:id$/.test(path)) return path;
    context.addIssue({ code: "custom", message: rule });
    return z.NEVER;
  });

/** An address that it has, with a place on that page where one is meant: nothing that lies elsewhere. */
export const redirectTo = z
  .string()
  .trim()
  .max(longest)
  .transform((typed, context) => {
    const [, before = "", place = ""] = /^([^#]*)(#[\w-]+)?$/.exec(typed) ?? [];
    const path = plainPath(before);
    if (path !== undefined && path.length + place.length <= longest && !path.endsWith("/:id"))
      return path + place;
    context.addIssue({ code: "custom", message: rule });
    return z.NEVER;
  });
