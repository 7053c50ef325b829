import { expect, test } from "vitest";
import { themeSchema } from "../../../engine/theme/theme.ts";
import { houseTheme } from "./house-theme.ts";

test("what a business chooses beside can itself be read", () => {
  expect(themeSchema.safeParse(houseTheme).error?.issues ?? []).toEqual([]);
});
