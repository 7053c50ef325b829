import { useEffect } from "react";
import { familyCss } from "../../../engine/theme/faces-css.ts";
import { familyKeys } from "../../../engine/theme/matching-families.ts";

/**
 * Lets the page around write in all families that sites may have. A browser fetches a face when something is drawn in it,
 * and of a sheet that is constructed no policy has to know.
 */
export function useFaces(): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(familyKeys.map((key) => familyCss(key, { text: "", language: "en" }).faces).join(""));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, []);
}
