/** What a published site consists of, as the studio signs it. `scripts/steps/check-receipt.mjs` reads it. */
export type Receipt = {
  /** Where the site is found, without a slash at its end. */
  origin: string;
  /** Counts what was published of it. */
  version: number;
  /** When these files were made. */
  at: string;
  /** SHA-256 of what drew them: the same of the same site makes the same. */
  renderer: string;
  /** All of them, by path; `sha256` is of what is read, whatever it is compressed with on its way. */
  files: readonly { path: string; sha256: string; type: string }[];
};

/** Where a site shows its receipt. */
export const receiptPath = "/.well-known/receipt.json";

/** Where the keys are found by which receipts are verified, under every name. */
export const keysPath = "/.well-known/jwks.json";

/** What a receipt says that it is, so that nothing else that is ever signed is taken for one. */
export const receiptType = "site-receipt+jws";
