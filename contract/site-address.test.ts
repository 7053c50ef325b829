import { expect, test } from "vitest";
import { subdomain } from "./site-address.ts";
import { subdomainOf } from "./subdomain-of.ts";

test.each([
  ["Bäckerei Groß", "baeckerei-gross"],
  ["Müller & Søn", "mueller-and-soen"],
  ["L'Été à Łódź", "lete-a-lodz"],
  ["  Bistro   Zwölf!  ", "bistro-zwoelf"],
  ["京都", ""],
  ["A".repeat(60), "a".repeat(40)],
])("%s becomes the address %s", (name, address) => {
  expect(subdomainOf(name)).toBe(address);
});

test.each(["ab", "-abc", "abc-", "a.b.c", "ABC", "xn--abc", "a".repeat(41), "a b c", "äbc"])(
  "%s is no address",
  (address) => expect(subdomain.safeParse(address).success).toBe(false),
);
