const hour = 3_600_000;
const day = 24 * hour;

/** When a session showed itself last, as exactly as that is known: by the hour, then by the day, then by its date. */
export function whenUsed(at: string, now = Date.now()): string {
  const ago = now - Date.parse(at);
  if (ago < hour) return "within the hour";
  const relative = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
  if (ago < day) return relative.format(-Math.floor(ago / hour), "hour");
  if (ago < 30 * day) return relative.format(-Math.floor(ago / day), "day");
  return `on ${new Intl.DateTimeFormat("en-GB", { dateStyle: "long" }).format(new Date(at))}`;
}
