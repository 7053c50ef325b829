/** What bytes must be to be served, or kept, as one of a picture's files. */
export type PictureCheck = {
  bytes: Uint8Array;
  kind: "avif" | "jpeg" | "webp";
  /** In pixels, where it is known. */
  width?: number | undefined;
};

/** What the worker says to each in its turn. */
export type PictureVerdict = { isGood: boolean };
