import { expect, test } from "vitest";
import { coreBlocks } from "../../engine/blocks/core-blocks.ts";
import { joinRegistries } from "../../engine/blocks/registry.ts";
import { parseSite } from "../../engine/document/parse-site.ts";
import { businessData } from "../../engine/facts/business-data.ts";
import { drawSite } from "../draw-site.ts";
import { fitnessBlocks } from "./blocks/blocks.ts";
import { contactForm } from "./content/contact.ts";
import { sleeve } from "./content/home.ts";
import { extras, plans, prices, tiers } from "./content/membership.ts";
import { classes } from "./content/timetable.ts";
import { roster } from "./content/trainers.ts";
import { barWeight, platesFor } from "./plates/plate-maths.ts";
import { site } from "./site.ts";

test("the site is a valid document of known blocks, and JSON keeps it whole", () => {
  const copy = JSON.parse(JSON.stringify(site));
  expect(copy).toEqual(site);
  const { site: parsed, unknownBlocks } = parseSite(copy, joinRegistries(coreBlocks, fitnessBlocks));
  expect(unknownBlocks).toEqual([]);
  expect(parsed).toEqual(site);
});

test("every price and every record can be loaded on a bar", () => {
  const offers = [tiers, prices, extras].flatMap(({ offers }) => offers);
  for (const { price } of offers) expect(() => platesFor(price ?? 0)).not.toThrow();
  for (const { record } of roster.people)
    if (record?.bar !== undefined) {
      expect(String(record.bar)).toBe(record.figure);
      expect(() => platesFor(record.bar ?? 0)).not.toThrow();
    }
});

test("the memberships are one, two and three plates a side, and a day is the bar alone", () => {
  const { day, one, two, three } = plans;
  expect([day, one, two, three].map(({ price }) => platesFor(price).length)).toEqual([0, 1, 2, 3]);
  expect(day.price).toBe(barWeight);
});

test("the bar on the home page weighs what is said of it", () => {
  const weight = sleeve.facts.reduce((sum, { kg }) => sum + 2 * kg, barWeight);
  expect(sleeve.total).toContain(`${weight} kg`);
});

test("each tier leads to the form with itself chosen", () => {
  const choices = contactForm.fields.find(({ name }) => name === "plan")?.options?.map(({ value }) => value);
  expect(choices).toEqual(Object.keys(plans));
  const asked = tiers.offers.map(({ link }) => link?.href.replace("/contact?plan=", ""));
  expect(asked.toSorted()).toEqual(choices?.toSorted());
});

test("the home page shows every kind of class, and each leads to its own part of the board", () => {
  const [home] = drawSite(site, joinRegistries(coreBlocks, fitnessBlocks));
  const slats = [...(home?.html.matchAll(/href="(\/classes\?type=[^"]*)"/g) ?? [])].map(([, href]) => href);
  expect(slats).toEqual(classes.map(({ id }) => `/classes?type=${id}`));
});

test("whoever teaches is one of the trainers", () => {
  const names = roster.people.map(({ name }) => name);
  for (const { coach } of classes) expect(names).toContain(coach);
});

test("search engines are told of a gym that opens at five on seven days", () => {
  const business = businessData(site, site.seo.business);
  expect(business["@type"]).toBe("ExerciseGym");
  const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
  expect(business.openingHoursSpecification).toMatchObject([
    { dayOfWeek: week.slice(0, 5), opens: "05:00" },
    { dayOfWeek: week.slice(5), opens: "05:00" },
  ]);
});
