const format = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

/** A moment, in words. */
export function whenText(at: string): string {
  return format.format(new Date(at));
}
