/** One file of a published site, as it is kept and answered. */
export type SiteFile = {
  /** Its address: `/`, `/menu`, `/assets/shop-Dk3f9a.js`. What ends in `/404` answers for what its folder does not have. */
  path: string;
  contentType: string;
  /** Not compressed. */
  bytes: Uint8Array<ArrayBuffer>;
  /** Whether its name changes with its content. */
  isImmutable: boolean;
  /** The Content-Security-Policy of a page. */
  policy?: string;
};
