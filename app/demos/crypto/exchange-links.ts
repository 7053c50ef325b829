import type { LinkDescriptor } from "react-router";
import { families } from "../../../engine/theme/families.ts";
import { preloadFonts } from "../../fonts/preload-fonts.ts";
import { siteLinks } from "../site-head.ts";
import { theme } from "./theme.ts";

/** The faces of the first paint: here the mono's too, in which every figure is set. */
export function exchangeLinks(): LinkDescriptor[] {
  const figures = families[theme.type.mono].faces.map(({ file, version }) => `${file}?v=${version}`);
  return [...siteLinks(theme), ...preloadFonts(figures)];
}
