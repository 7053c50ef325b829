/** Where another design is chosen: on the page itself, at an address, or by nobody who works here. */
export type Dressing =
  | {
      kind: "here";
      /** Has the site wear the design `slug`, which is called `brand`; gives false where that could not be done. */
      dress: (slug: string, brand: string) => Promise<boolean>;
    }
  | { kind: "elsewhere"; href: string }
  | { kind: "kept" };
