import { expect, test } from "vitest";
import { leadToPlaces } from "./lead-to-places.ts";

function drawn(address: string, html: string, isRecord = false) {
  return { address, html, isRecord };
}

const home = drawn("/", '<div id="prices"></div><a href="#prices">Prices</a>');

test("a link to a place that its page does not have leads to the page that has it", () => {
  const [, menu] = leadToPlaces([home, drawn("/menu", '<a class="x" href="#prices">Prices</a>')]);
  expect(menu?.html).toBe('<a class="x" href="/#prices">Prices</a>');
});

test("a place on the page itself, and one that no page has, stay as they are", () => {
  const other = drawn("/menu", '<p id="prices"></p><a href="#prices">Prices</a><a href="#nowhere">?</a>');
  expect(leadToPlaces([home, other])).toEqual([home, other]);
});

test("of several pages with such a place the first is meant, and never one of many records", () => {
  const pages = [
    drawn("/shop", '<a href="#story">Story</a>'),
    drawn("/product/coat", '<p id="story"></p>', true),
    drawn("/about", '<p id="story"></p>'),
    drawn("/press", '<p id="story"></p>'),
  ];
  expect(leadToPlaces(pages)[0]?.html).toBe('<a href="/about#story">Story</a>');
});

test("a place beside which the site begins elsewhere is found there", () => {
  const [, menu] = leadToPlaces([
    drawn("/demo/x", '<p id="a"></p>'),
    drawn("/demo/x/menu", '<a href="#a">A</a>'),
  ]);
  expect(menu?.html).toBe('<a href="/demo/x#a">A</a>');
});

test("an address stays one attribute, whatever it is made of", () => {
  const [, menu] = leadToPlaces([drawn('/a"&b', '<p id="a"></p>'), drawn("/menu", '<a href="#a">A</a>')]);
  expect(menu?.html).toBe('<a href="/a&quot;&amp;b#a">A</a>');
});
