/** Made by the build (server/pages/designs/design-modules.ts): what loads each design, by its name. */
declare module "fitting:designs" {
  export const designs: Readonly<Record<string, () => Promise<import("./worn-design.ts").WornDesign>>>;
}
