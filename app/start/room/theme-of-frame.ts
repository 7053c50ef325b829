import { scriptsOf } from "../../../engine/theme/scripts.ts";
import type * as ThemeCss from "../../../engine/theme/theme-css.ts";
import { unusualCharacters } from "../../../engine/theme/unusual-characters.ts";

/** Stands for the engine's theme-css.ts in the room: a frame has its theme, for all letters, with its sheet. */
export const themeCss: typeof ThemeCss.themeCss = () => "";
export const themeFonts: typeof ThemeCss.themeFonts = () => [];

export const scriptNames: typeof ThemeCss.scriptNames = (content, language) =>
  scriptsOf(unusualCharacters(content, language)).join(" ") || undefined;
