import { expect, test } from "vitest";
import { coreBlocks } from "../../engine/blocks/core-blocks.ts";
import { joinRegistries } from "../../engine/blocks/registry.ts";
import { parseSite } from "../../engine/document/parse-site.ts";
import { businessData } from "../../engine/facts/business-data.ts";
import { toldSite } from "../../engine/render/told-site.ts";
import { restaurantBlocks } from "./blocks/blocks.ts";
import { courses as signatureDishes } from "./content/home.ts";
import { courses } from "./content/menu.ts";
import { reservationForm } from "./content/reservations.ts";
import { keyRack } from "./content/rooms.ts";
import { site } from "./site.ts";

test("the site is a valid document of known blocks, and JSON keeps it whole", () => {
  const copy = JSON.parse(JSON.stringify(site));
  expect(copy).toEqual(site);
  const { site: parsed, unknownBlocks } = parseSite(copy, joinRegistries(coreBlocks, restaurantBlocks));
  expect(unknownBlocks).toEqual([]);
  expect(parsed).toEqual(site);
});

test("the three signature dishes cost $85, $42 and $58, on the home page as on the card", () => {
  expect(signatureDishes.dishes.map(({ price }) => price)).toEqual(["$85", "$42", "$58"]);
  const onCard = courses
    .flatMap(({ dishes }) => dishes)
    .filter(({ dietary }) => dietary.includes("signature"));
  for (const { name, price } of signatureDishes.dishes)
    expect(onCard).toContainEqual(expect.objectContaining({ name, price }));
});

test("the card has three courses, and each badge is worn", () => {
  expect(courses.map(({ title }) => title)).toEqual(["Appetizers", "Main courses", "Desserts"]);
  const worn = new Set(courses.flatMap(({ dishes }) => dishes).flatMap(({ dietary }) => dietary));
  expect([...worn].sort()).toEqual(["premium", "signature", "vegetarian"]);
});

test("tables can be had at ten times, for one to eight guests or a private party", () => {
  const times = optionsOf("time");
  expect(times).toHaveLength(10);
  expect([times[0], times[9]]).toEqual(["5:30 PM", "10:00 PM"]);
  expect(optionsOf("partySize")).toHaveLength(9);
  expect(optionsOf("partySize").at(-1)).toBe("Private Party (9+)");
  expect(optionsOf("occasion")).toHaveLength(6);
});

test("the form asks for what it must, two weeks ahead and not on Mondays", () => {
  const optional = reservationForm.fields.filter(({ isRequired }) => !isRequired).map(({ name }) => name);
  expect(optional).toEqual(["occasion", "requests"]);
  expect(reservationForm.fields.find(({ name }) => name === "date")).toMatchObject({
    minDaysAhead: 14,
    closedWeekdays: [1],
  });
});

test("the first page says when the house is open in one line, the contact page and search engines day by day", () => {
  const textOf = (path: "/" | "/contact") => JSON.stringify(toldSite(site).pages[path].sections);
  expect(textOf("/")).toContain('"Tuesday–Sunday 5:30–10:30 PM"');
  expect(textOf("/")).toContain('{"days":"Tuesday–Sunday","times":"5:30–10:30 PM"}');
  expect(textOf("/contact")).not.toContain("10:30");
  expect(textOf("/contact")).toContain(
    JSON.stringify([
      { days: "Tuesday to Thursday", times: "5:30–10:00 PM" },
      { days: "Friday and Saturday", times: "5:30–11:00 PM" },
      { days: "Sunday", times: "5:30–9:30 PM" },
      { days: "Monday", times: "Closed", isClosed: true },
    ]),
  );
  expect(businessData(site, site.seo.business).openingHoursSpecification).toMatchObject([
    { closes: "22:00" },
    { closes: "23:00" },
    { closes: "21:30" },
  ]);
});

test("three rooms, from 12 to 50 guests", () => {
  const guests = keyRack.rooms.map(({ guests }) => guests);
  expect(guests).toHaveLength(3);
  expect(guests[0]).toMatch(/^12 to/);
  expect(guests[2]).toMatch(/to 50 guests$/);
});

function optionsOf(field: string): string[] {
  const found = reservationForm.fields.find(({ name }) => name === field);
  return found && "options" in found ? (found.options ?? []).map(({ label }) => label) : [];
}
