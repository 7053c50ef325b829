import { parseArgs } from "node:util";

export type BenchOptions = {
  /** Measure only pages whose path it matches, and of these no more than what each has of its own. */
  pages: RegExp | undefined;
  /** Measure only the first pages of the sites that are published from templates whose name it matches. */
  published: RegExp | undefined;
  /** Measure only what a site costs on its way: made, published, listed, its versions and visits read. */
  sites: boolean;
  /** Put the table into docs/performance.md. */
  write: boolean;
};

/** What cannot be done, in one line. */
export class OptionsError extends Error {}

/** What stands behind `npm run bench --`. Throws `OptionsError`, or what `parseArgs` says of an unknown option. */
export function readOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      pages: { type: "string" },
      published: { type: "string" },
      sites: { type: "boolean", default: false },
      write: { type: "boolean", default: false },
    },
  });
  const parts = [values.pages !== undefined, values.published !== undefined, values.sites].filter(Boolean);
  if (parts.length > 0 && values.write)
    throw new OptionsError(
      "--write is for the whole table: leave out --pages, --published and --sites, or --write.",
    );
  if (parts.length > 1)
    throw new OptionsError("--pages, --published and --sites are parts of the table: name one of them.");
  return {
    pages: readPattern("--pages", values.pages),
    published: readPattern("--published", values.published),
    sites: values.sites,
    write: values.write,
  };
}

function readPattern(option: string, text: string | undefined): RegExp | undefined {
  if (text === undefined) return undefined;
  try {
    return new RegExp(text);
  } catch {
    throw new OptionsError(`${option} ${text} is no regular expression.`);
  }
}
