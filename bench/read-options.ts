import { parseArgs } from "node:util";

export type BenchOptions = {
  /** Measure only pages whose path it matches, and of these no more than what each has of its own. */
  pages: RegExp | undefined;
  /** Measure only the first pages of the sites that are published from templates whose name it matches. */
  published: RegExp | undefined;
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
      write: { type: "boolean", default: false },
    },
  });
  const part = values.pages ?? values.published;
  if (part !== undefined && values.write)
    throw new OptionsError("--write is for the whole table: leave out --pages and --published, or --write.");
  if (values.pages !== undefined && values.published !== undefined)
    throw new OptionsError("--pages and --published are two parts of the table: leave one out.");
  return {
    pages: readPattern("--pages", values.pages),
    published: readPattern("--published", values.published),
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
