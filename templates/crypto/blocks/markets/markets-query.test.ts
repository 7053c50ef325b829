import { expect, test } from "vitest";
import { coins } from "../../market/told-coins.ts";
import { formatMarketsQuery, parseMarketsQuery, selectCoins, sortKeys, turnSort } from "./markets-query.ts";

const first = parseMarketsQuery("");
const symbolsOf = (search: string) =>
  selectCoins(coins, parseMarketsQuery(search)).map(({ symbol }) => symbol);

test("each column sorts, names from A and figures from the largest, and the other way round", () => {
  const sorted = {
    coin: ["DRC", "HCT", "MNA", "OBL", "STR", "TLT"],
    price: ["DRC", "TLT", "STR", "MNA", "HCT", "OBL"],
    change: ["OBL", "STR", "DRC", "MNA", "TLT", "HCT"],
    week: ["OBL", "STR", "DRC", "MNA", "TLT", "HCT"],
    cap: ["DRC", "TLT", "STR", "MNA", "HCT", "OBL"],
    volume: ["DRC", "TLT", "STR", "MNA", "HCT", "OBL"],
  };
  for (const key of sortKeys) {
    expect(symbolsOf(`?sort=${key}`)).toEqual(sorted[key]);
    expect(symbolsOf(`?sort=${key}&order=${key === "coin" ? "down" : "up"}`)).toEqual(
      sorted[key].toReversed(),
    );
  }
});

test("names and symbols are found by any part, whatever the case", () => {
  expect(symbolsOf("?find=ST")).toEqual(["STR"]);
  expect(symbolsOf("?find=%20mina%20")).toEqual(["MNA"]);
  expect(symbolsOf("?find=c")).toEqual(["DRC", "HCT"]);
  expect(symbolsOf("?find=doge")).toEqual([]);
});

test("the address says what is not the first view, and is read back as it was written", () => {
  expect(formatMarketsQuery(first)).toBe("");
  for (const sort of sortKeys)
    for (const isAscending of [true, false]) {
      const query = { find: "ob", sort, isAscending };
      expect(parseMarketsQuery(formatMarketsQuery(query))).toEqual(query);
    }
  expect(parseMarketsQuery("?sort=luck&order=sideways&find=")).toEqual(first);
});

test("a press on a head sorts by it, a second one turns it round", () => {
  const byPrice = turnSort(first, "price");
  expect(byPrice).toEqual({ find: "", sort: "price", isAscending: false });
  expect(turnSort(byPrice, "price").isAscending).toBe(true);
  expect(turnSort(byPrice, "coin").isAscending).toBe(true);
});
