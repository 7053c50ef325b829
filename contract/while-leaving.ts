/** What may be asked of the product in the name of an account that leaves; all else waits until it comes back. */
export const whileLeaving = [
  "delete-account",
  "export-account",
  "export-site",
  "keep-account",
] as const satisfies readonly string[];
