/** Pages that views of a design lead to by themselves, beside those of records: no document says it (`fixed-addresses.test.ts`). */
const fixed: Readonly<Record<string, readonly string[]>> = { fashion: ["/shop"] };

/** Whether sections of the design lead to the page at `path` whatever the document says, or it is shown where there is no such record. */
export function isLedToByDesign(design: string | undefined, path: string): boolean {
  return path.endsWith("/404") || (fixed[design ?? ""]?.includes(path) ?? false);
}
