declare module "fontverter" {
  /** Makes a font file another form of itself, whose kind its first bytes say. */
  export function convert(file: Uint8Array, to: "sfnt"): Promise<Uint8Array<ArrayBuffer>>;
}
