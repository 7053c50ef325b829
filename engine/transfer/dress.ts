import { isSame } from "../document/is-same.ts";
import type { SiteDocument } from "../document/site-document.ts";

/** What a document holds of its design itself; all else of a design are blocks and sheets, which every site has as they are today. */
export type Dress = Pick<SiteDocument, "theme" | "formats"> & {
  nav: SiteDocument["nav"]["variant"];
  footer: SiteDocument["footer"]["variant"];
};

/** Parts of a dress, each of which is one choice: half of two people's colours would be a theme that neither chose. */
export const dressParts = [
  "colours",
  "type",
  "corners",
  "air",
  "motif",
  "hours",
  "navigation",
  "footer",
] as const;

export type DressPart = (typeof dressParts)[number];

/** What a site wears of its design. */
export function dressOf({ theme, formats, nav, footer }: SiteDocument): Dress {
  return { theme, ...(formats && { formats }), nav: nav.variant, footer: footer.variant };
}

/** `site` in `dress`, all of it. */
export function wearDress(site: SiteDocument, { theme, formats, nav, footer }: Dress): SiteDocument {
  return {
    ...site,
    theme,
    formats,
    nav: { ...site.nav, variant: nav },
    footer: { ...site.footer, variant: footer },
  };
}

function partOf({ theme, formats, nav, footer }: Dress, part: DressPart): unknown {
  switch (part) {
    case "colours":
      return [theme.scheme, theme.colours];
    case "type":
      return theme.type;
    case "corners":
      return theme.radius;
    case "air":
      return theme.density;
    case "motif":
      return theme.motif;
    case "hours":
      return formats;
    case "navigation":
      return nav;
    case "footer":
      return footer;
  }
}

/** `dress` with one part of another. */
function withPart(dress: Dress, part: DressPart, from: Dress): Dress {
  const { theme } = dress;
  switch (part) {
    case "colours":
      return { ...dress, theme: { ...theme, scheme: from.theme.scheme, colours: from.theme.colours } };
    case "type":
      return { ...dress, theme: { ...theme, type: from.theme.type } };
    case "corners":
      return { ...dress, theme: { ...theme, radius: from.theme.radius } };
    case "air":
      return { ...dress, theme: { ...theme, density: from.theme.density } };
    case "motif":
      return { ...dress, theme: { ...theme, motif: from.theme.motif } };
    case "hours":
      return { ...dress, formats: from.formats };
    case "navigation":
      return { ...dress, nav: from.nav };
    case "footer":
      return { ...dress, footer: from.footer };
  }
}

function isSamePart(one: Dress, other: Dress, part: DressPart): boolean {
  const [first, second] = [partOf(one, part), partOf(other, part)];
  return first === second || isSame(first ?? null, second ?? null);
}

export type Improved = {
  dress: Dress;
  /** What gets another look by it. */
  changes: DressPart[];
  /** What the design has otherwise today too, and whoever has the site has chosen themselves: that stays. */
  kept: DressPart[];
};

/** What somebody `wears` who began with `base`, as the design is `today`: what they have chosen themselves stays. */
export function improveDress(wears: Dress, base: Dress, today: Dress): Improved {
  const moved = dressParts.filter((part) => !isSamePart(base, today, part));
  const changes = moved.filter((part) => isSamePart(wears, base, part));
  return {
    dress: changes.reduce((dress, part) => withPart(dress, part, today), wears),
    changes,
    kept: moved.filter((part) => !changes.includes(part) && !isSamePart(wears, today, part)),
  };
}
