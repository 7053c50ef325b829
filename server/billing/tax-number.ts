const regions = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** What numbers of VAT begin with beside the letters of countries: Greece, and Northern Ireland. */
const otherPrefixes = new Set(["EL", "XI"]);

/** Whether a number is one of VAT, which begins with the letters of a country (BR-CO-9); any other is a tax office's own. */
export function isVatNumber(number: string): boolean {
  const [, prefix = ""] = /^([A-Z]{2})[A-Z\d+*]/.exec(plainTaxNumber(number)) ?? [];
  return prefix !== "" && (otherPrefixes.has(prefix) || regions.of(prefix) !== undefined);
}

/** The same number as programs compare it: without what makes it easier to read. */
export function plainTaxNumber(number: string): string {
  return number.replace(/[\s.-]/g, "").toUpperCase();
}
