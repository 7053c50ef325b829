/** hidden: on no list, but whoever has its link begins with it; retired: nobody does. */
export const templateStates = ["shown", "hidden", "retired"] as const;

export type TemplateState = (typeof templateStates)[number];

/** What everybody may know of a template that the studio has decided something about, or that was a site of the studio's. */
export type KnownTemplate = {
  slug: string;
  state: TemplateState;
  /** Whether the studio has given it its place: those come first. */
  isPlaced: boolean;
  isFeatured: boolean;
  /** The trades that it suits as it is; null: as its makers say. */
  trades: readonly string[] | null;
  /**
   * Of one that was a site: what it is called, the design of the catalogue whose blocks it is made of, and where the fitting room
   * reads what it is tried on with.
   */
  own: { name: string; industry: string; design: string; file: string } | null;
};

/**
 * Where everybody reads what the studio has decided, in the order in which it hangs; with `?design=` and its name also of one of the studio's own
 * that is on no list.
 */
export const templatesPath = "/api/templates";

/** Where those lie that were sites (`own.file`). */
export const ownFolder = "/api/templates/";

/** The answer at `templatesPath`. */
export type TemplateList = { templates: readonly KnownTemplate[] };

/** What holds for a design of the catalogue of which the studio has said nothing. */
export function usualTemplate(slug: string): KnownTemplate {
  return { slug, state: "shown", isPlaced: false, isFeatured: false, trades: null, own: null };
}

/**
 * All templates in their order: those with a place in it, then what is left of the `catalogue` as that has it, then those that were
 * sites. What is known of a design that the catalogue has not is left out.
 */
export function templatesInOrder(
  catalogue: readonly string[],
  { templates }: TemplateList,
): readonly KnownTemplate[] {
  const known = templates.filter(({ slug, own }) => catalogue.includes(own?.design ?? slug));
  const placed = known.filter(({ isPlaced }) => isPlaced);
  const others = known.filter(({ isPlaced }) => !isPlaced);
  const rest = catalogue.flatMap((slug) =>
    placed.some((one) => one.slug === slug)
      ? []
      : [others.find((one) => one.slug === slug) ?? usualTemplate(slug)],
  );
  return [...placed, ...rest, ...others.filter(({ own }) => own !== null)];
}
