/** Made by the build (server/pages/editor/build-editor.ts): what loads each design, by its name. */
declare module "editor:designs" {
  export const designs: Readonly<Record<string, () => Promise<import("./workshop.ts").WorkshopPart>>>;
}

/** Made by the build as well: with what sites of each design begin, for whoever has no account yet. */
declare module "beginning:designs" {
  export const designs: Readonly<
    Record<string, () => Promise<{ beginnings: import("./every-workshop.ts").Beginnings }>>
  >;
}
