/** How much of each the form takes: no more than designs have room for, or facts may say (`engine/facts/facts.ts`). */
export const limits = {
  name: 60,
  trade: 80,
  phone: 24,
  town: 80,
  sentence: 160,
  services: 6,
  service: 60,
  price: 20,
  /** Letters of a data URL: a picture of 512 pixels, rarely more. */
  logo: 400_000,
} as const;
