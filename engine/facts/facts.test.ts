import { expect, test } from "vitest";
import { englishFacts as english } from "../language/english-facts.ts";
import { germanFacts as german } from "../language/german.ts";
import { addressOf, localityOf } from "./address.ts";
import { businessData } from "./business-data.ts";
import { type Facts, factsSchema } from "./facts.ts";
import { type HoursFormat, hoursLine, hoursRows, plainHours } from "./format-hours.ts";
import { dialledNumber } from "./phone.ts";

const evening: NonNullable<Facts["hours"]> = {
  week: {
    tue: [["17:30", "22:00"]],
    wed: [["17:30", "22:00"]],
    fri: [["17:30", "23:00"]],
    sat: [["17:30", "23:00"]],
    sun: [
      ["11:00", "14:00"],
      ["17:30", "21:30"],
    ],
  },
};

test.each([
  ["(218) 555-0188", "US", "+12185550188"],
  ["1 218 555 0188", "US", "+12185550188"],
  ["0911 36 96 01", "DE", "+49911369601"],
  ["06 1234 5678", "IT", "+390612345678"],
  ["+49 (30) 901820", "US", "+4930901820"],
  ["218-555-0188", undefined, "2185550188"],
  ["+49 (0)30 901820", "DE", "+4930901820"],
  ["0049 30 901820", "DE", "+4930901820"],
])("%s, as written in %s, is dialled %s", (phone, country, dialled) => {
  expect(dialledNumber(phone, country)).toBe(dialled);
});

test("an address is written as its country writes them, and without what is not known", () => {
  const duluth = {
    name: "x",
    street: "14 Culvert Street",
    city: "Duluth",
    region: "MN",
    postalCode: "55802",
    country: "US",
  };
  expect(addressOf(duluth)).toBe("14 Culvert Street, Duluth, MN 55802");
  expect(localityOf({ ...duluth, postalCode: undefined })).toBe("Duluth, MN");
  expect(
    addressOf({ name: "x", street: "Rosengasse 5", city: "Nürnberg", postalCode: "90402", country: "DE" }),
  ).toBe("Rosengasse 5, 90402 Nürnberg");
  expect(localityOf({ name: "x", city: "York", postalCode: "YO1 7HH", country: "GB" })).toBe("York YO1 7HH");
  expect(addressOf({ name: "x" })).toBeUndefined();
});

test("days with the same hours stand together, closed ones too", () => {
  expect(hoursRows(evening, english, { ...plainHours, minutes: true, once: true, timesJoin: "–" })).toEqual([
    { days: "Monday", times: "Closed", isClosed: true },
    { days: "Tuesday and Wednesday", times: "5:30–10:00 PM" },
    { days: "Thursday", times: "Closed", isClosed: true },
    { days: "Friday and Saturday", times: "5:30–11:00 PM" },
    { days: "Sunday", times: "11:00 AM–2:00 PM, 5:30–9:30 PM" },
  ]);
});

test("hours are said in the manner of the design and in the language of the site", () => {
  const week: Facts["hours"] = {
    week: Object.fromEntries(["mon", "tue", "wed"].map((day) => [day, [["07:00", "18:30"]]])),
  };
  const short: HoursFormat = { days: "short", daysJoin: "–", timesJoin: "–" };
  expect(hoursLine(week, english, plainHours)).toBe("Monday to Wednesday, 7 AM to 6:30 PM");
  expect(hoursLine(week, english, short)).toBe("Mon–Wed, 7 AM–6:30 PM");
  expect(hoursLine(week, english, { ...short, unbroken: true })).toBe("Mon–Wed, 7\u00a0AM–6:30\u00a0PM");
  expect(hoursLine(week, german, short)).toBe("Mo–Mi, 7–18:30 Uhr");
  expect(hoursLine({ week: {}, line: "By appointment" }, english, short)).toBe("By appointment");
  const always = Object.fromEntries(
    ["mon", "tue", "wed", "thu", "fri", "sat", "sun"].map((day) => [day, [["00:00", "24:00"]]]),
  );
  expect(hoursLine({ week: always }, english, plainHours)).toBe("Every day, 24 hours");
  expect(hoursLine({ week: { fri: [["12:00", "00:00"]] } }, english, plainHours)).toBe(
    "Friday, 12 PM to 12 AM",
  );
});

test("search engines hear of the facts, and of nothing that is not known", () => {
  const facts: Facts = {
    name: "Noctua",
    phone: "(401) 555-0119",
    country: "US",
    hours: evening,
    founded: 1911,
  };
  expect(businessData({ facts }, { "@type": "Restaurant", priceRange: "$$$$" })).toEqual({
    "@type": "Restaurant",
    name: "Noctua",
    priceRange: "$$$$",
    telephone: "+14015550119",
    foundingDate: "1911",
    openingHoursSpecification: [
      {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: ["Tuesday", "Wednesday"],
        opens: "17:30",
        closes: "22:00",
      },
      {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: ["Friday", "Saturday"],
        opens: "17:30",
        closes: "23:00",
      },
      { "@type": "OpeningHoursSpecification", dayOfWeek: ["Sunday"], opens: "11:00", closes: "14:00" },
      { "@type": "OpeningHoursSpecification", dayOfWeek: ["Sunday"], opens: "17:30", closes: "21:30" },
    ],
  });
  expect(businessData({ facts: { name: "A" } }, { "@type": "Store" })).toEqual({
    "@type": "Store",
    name: "A",
  });
});

test("facts are refused where they could not be told, and a name is enough", () => {
  expect(factsSchema.safeParse({ name: "A" }).success).toBe(true);
  const wrong = [
    { phone: "call me" },
    { email: "nobody" },
    { hours: { week: { mon: [["25:00", "26:00"]] } } },
    { country: "Germany" },
    { booking: "javascript:alert(1)" },
    { booking: "fact:booking" },
    { social: [{ label: "x", href: "fact:phone" }] },
    { city: "{name}" },
    { name: "x".repeat(61) },
    { surprise: "x" },
  ];
  for (const change of wrong)
    expect(factsSchema.safeParse({ name: "A", ...change }).success, JSON.stringify(change)).toBe(false);
});
