import { expect, test } from "vitest";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { keptText, toldText } from "./told-text.ts";

const site = { facts: { name: "Weir & Sons" }, seo: { language: "en-US" } } as SiteDocument;

test("a text is shown with its facts told, and what no field can tell as its name in brackets", () => {
  expect(toldText("Eau {name}", site)).toEqual({
    read: "Eau Weir & Sons",
    told: [{ read: "Weir & Sons", isFact: true }],
  });
  expect(toldText("{record.name} | {name}", site).read).toBe("[name] | Weir & Sons");
  expect(toldText("Call {phone}", site).read).toBe("Call [phone number]");
  expect(toldText("Plain", site)).toEqual({ read: "Plain", told: [] });
});

test("whoever writes around a fact goes on telling it, letter by letter", () => {
  let kept = "Eau {name}";
  for (const next of ["Eaux Weir & Sons", "Eaux d Weir & Sons", "Eaux d Weir & Sons!"])
    kept = keptText(kept, next, site);
  expect(kept).toBe("Eaux d {name}!");
  expect(keptText("{record.name} | {name}", "[name] by Weir & Sons", site)).toBe("{record.name} by {name}");
});

test("whoever writes into a fact has words of their own, and taking all away leaves nothing behind", () => {
  expect(keptText("Eau {name}", "Eau Weir", site)).toBe("Eau Weir");
  expect(keptText("Eau {name}", "", site)).toBe("");
});

test("a fact in typed braces is told, and braces around anything else become the other kind", () => {
  let kept = "What we cook";
  for (const end of [" |", " | {", " | {name", " | {name}"])
    kept = keptText(kept, `What we cook${end}`, site);
  expect(kept).toBe("What we cook | {name}");
  expect(keptText("Plain", "Plain {collection:dishes} {x}", site)).toBe("Plain (collection:dishes) (x)");
});
