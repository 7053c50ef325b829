import { describe, expect, test } from "vitest";
import { familiesFor } from "../engine/theme/matching-families.ts";
import { themeSchema } from "../engine/theme/theme.ts";
import { wearLook } from "../engine/theme/wear-look.ts";
import { everyTemplate } from "./every-template.ts";

const palettes = {
  usual: { paper: "#fffaf2", ink: "#1c1a17", accent: "#b5005a", deep: "#102a2a", raised: "#ffffff" },
  night: { paper: "#0c0d12", ink: "#f4f4f4", accent: "#ffd400", deep: "#301050", raised: "#16181f" },
  pale: { paper: "#ffffff", ink: "#dddddd", accent: "#fff7a0", deep: "#f0f0f0", raised: "#fafafa" },
  grey: { paper: "#808080", ink: "#7f7f7f", accent: "#818181", deep: "#7e7e7e", raised: "#828282" },
  loud: { paper: "#ff0000", ink: "#00ff00", accent: "#0000ff", deep: "#ffff00", raised: "#ff00ff" },
};

describe.each(everyTemplate)("the design $slug", ({ site }) => {
  test.each(Object.entries(palettes))(
    "wears the colors of a business (%s), and all of it can be read",
    (_, colours) => {
      const { theme } = wearLook(site.theme, { colours, radius: 7 });
      expect(themeSchema.safeParse(theme).error?.issues ?? []).toEqual([]);
      expect(theme.colours.paper).toBe(colours.paper);
      expect(theme.radius).toBe(7);
    },
  );

  test("wears any two families that it may", () => {
    for (const display of familiesFor("display")) {
      for (const text of familiesFor("text")) {
        const { theme } = wearLook(site.theme, { families: { display, text } });
        expect(theme.type).toMatchObject({ display, text });
        expect(themeSchema.safeParse(theme).success).toBe(true);
      }
    }
  });

  test("is what it was where the business has nothing of its own", () => {
    expect(wearLook(site.theme, {})).toEqual({ theme: site.theme, moved: [] });
  });
});
