/** What a picture's files were made from, and what the manifest wants to know of them. */
export interface PictureRecord {
  /** `hashSources` of then. */
  sources: string;
  /** `encodingOf` of then. */
  encoding: string;
  /** First eight digits of the hash of all encoded bytes. */
  version: string;
  /** Average, as `#rrggbb`. */
  colour: string;
}

/** A set's records, by the name of the picture. */
export type Records = Record<string, PictureRecord>;
