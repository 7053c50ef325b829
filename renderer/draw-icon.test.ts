import { expect, test } from "vitest";
import { site } from "../templates/plumbing/site.ts";
import { drawIcon } from "./draw-icon.ts";

test("the icon has the first letter of the name, whole whatever it is made of, and nothing of it is markup", () => {
  const letterOf = (name: string) => />([^<]*)<\/text>/.exec(drawIcon(name, site.theme))?.[1];
  expect(letterOf("  dry floor")).toBe("D");
  expect(letterOf("👩‍🔧 Repairs")).toBe("👩‍🔧");
  expect(letterOf("<script>")).toBe("&lt;");
  expect(letterOf("& Sons")).toBe("&amp;");
});

test("what no icon can be written with is not its letter", () => {
  const letterOf = (name: string) => />([^<]*)<\/text>/.exec(drawIcon(name, site.theme))?.[1];
  expect(letterOf("\u0000\u0001 \u202eBank")).toBe("B");
  expect(letterOf("\ud83dBank")).toBe("B");
  expect(letterOf("\uffff")).toBe("");
});
