import { parseArgs } from "node:util";

export type BenchOptions = {
  /** Measure only pages whose path it matches, and of these no more than what each has of its own. */
  pages: RegExp | undefined;
  /** Measure only the first pages of the sites that are published from templates whose name it matches. */
  published: RegExp | undefined;
  /** Measure only what a site costs on its way: made, published, listed, its versions and visits read. */
  sites: boolean;
  /** Measure only how long the database takes for the studio's lists. */
  lists: boolean;
  /** Measure only the templates whose name it matches, into templates/figures.json. */
  designs: DesignOptions | undefined;
  /** Put the table into docs/performance.md. */
  write: boolean;
};

export const designParts = ["weight", "lighthouse", "axe", "words", "editable"] as const;

export type DesignOptions = {
  templates: RegExp;
  /** The part that is measured anew; without it, all that has not been measured today. */
  only: (typeof designParts)[number] | undefined;
  /** How often Lighthouse visits a page, of which the best visit counts. */
  visits: number;
};

/** What cannot be done, in one line. */
export class OptionsError extends Error {}

/** What stands behind `npm run bench --`. Throws `OptionsError`, or what `parseArgs` says of an unknown option. */
export function readOptions(args: string[]): BenchOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: args.includes("--designs"),
    options: {
      pages: { type: "string" },
      published: { type: "string" },
      sites: { type: "boolean", default: false },
      lists: { type: "boolean", default: false },
      designs: { type: "boolean", default: false },
      only: { type: "string" },
      visits: { type: "string" },
      write: { type: "boolean", default: false },
    },
  });
  const parts = [
    values.pages !== undefined,
    values.published !== undefined,
    values.sites,
    values.lists,
    values.designs,
  ].filter(Boolean);
  if (parts.length > 0 && values.write)
    throw new OptionsError(
      "--write is for the whole table: leave out --pages, --published, --sites, --lists and --designs, or --write.",
    );
  if (parts.length > 1)
    throw new OptionsError(
      "--pages, --published, --sites, --lists and --designs are parts of the table: name one of them.",
    );
  return {
    pages: readPattern("--pages", values.pages),
    published: readPattern("--published", values.published),
    sites: values.sites,
    lists: values.lists,
    designs: values.designs ? readDesigns(positionals, values) : undefined,
    write: values.write,
  };
}

function readDesigns(
  [pattern = "", ...others]: string[],
  { only, visits = "3" }: { only?: string | undefined; visits?: string | undefined },
): DesignOptions {
  if (others.length > 0) throw new OptionsError("--designs takes one pattern.");
  const part = designParts.find((one) => one === only);
  if (only !== undefined && !part)
    throw new OptionsError(`--only ${only} is none of ${designParts.join(", ")}.`);
  if (!/^[1-9]$/.test(visits)) throw new OptionsError(`--visits ${visits} is no number from 1 to 9.`);
  return {
    templates: readPattern("--designs", pattern) ?? /./,
    only: part,
    visits: Number(visits),
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
