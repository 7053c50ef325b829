import { greetingName } from "../greeting-name.ts";

/** Who asks: by an address that is confirmed, and by a name as far as one can be repeated to a stranger. */
export function inviterOf({ name, email }: { name: string; email: string }): string {
  const called = greetingName(name);
  return called === undefined ? email : `${called} (${email})`;
}

/** A day as it is read everywhere, by the clock of Greenwich. */
export function dayOf(at: string): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date(at));
}

/** What an owner calls a site, as a part of a header. */
export function oneLine(name: string): string {
  return name.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
}
