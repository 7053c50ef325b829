/** By their codes in ISO 4217. Those alone that have hundredths, which is what prices are counted in. */
export const currencies = [
  "USD",
  "EUR",
  "GBP",
  "CHF",
  "AUD",
  "BRL",
  "CAD",
  "CZK",
  "DKK",
  "HKD",
  "INR",
  "MXN",
  "NOK",
  "NZD",
  "PLN",
  "RON",
  "SEK",
  "SGD",
  "TRY",
  "ZAR",
] as const;

export type Currency = (typeof currencies)[number];

/** What prices are in where a site does not say it. */
export const unsaidCurrency: Currency = "USD";
