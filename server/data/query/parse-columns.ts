import { scan } from "./scan.ts";

/** Reads `columns=` or `on_conflict=`: names separated by commas, each once. Throws `RequestError` PGRST100. */
export function parseColumns(parameter: "columns" | "on_conflict", text: string): string[] {
  return scan(`${parameter} parameter`, text, (scanner) => {
    const names = new Set<string>();
    do names.add(scanner.name());
    while (scanner.skips(","));
    return [...names];
  });
}
