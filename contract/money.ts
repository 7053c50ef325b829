/** In what the studio is paid. All of them have hundredths, which amounts are counted in. */
export const currencies = ["USD", "EUR", "GBP"] as const;

export type Currency = (typeof currencies)[number];

/** More than the largest project, and far from where whole numbers lose their last digit. */
export const mostCents = 1_000_000_000;

/** An amount as it is read: `$15,000.00`. */
export function tellCents(amount: number, currency: Currency): string {
  return (amount / 100).toLocaleString("en-US", { style: "currency", currency }).replace("-", "−");
}

/** The same where nobody asks for hundredths that are none: `$15,000`. */
export function tellRound(amount: number, currency: Currency): string {
  const digits = amount % 100 === 0 ? 0 : 2;
  return (amount / 100).toLocaleString("en-US", {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** An amount as machines read it: `15000.00`. */
export function plainAmount(amount: number): string {
  const sign = amount < 0 ? "-" : "";
  const digits = String(Math.abs(amount)).padStart(3, "0");
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** What somebody typed as an amount, in hundredths; undefined for what is none. */
export function readCents(typed: string): number | undefined {
  const [, whole, hundredths = ""] =
    /^(\d{1,8}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2}))?$/.exec(typed.trim()) ?? [];
  if (whole === undefined) return undefined;
  const amount = Number(whole.replaceAll(",", "")) * 100 + Number(hundredths.padEnd(2, "0"));
  return amount <= mostCents ? amount : undefined;
}
