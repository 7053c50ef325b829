import { expect, test } from "vitest";
import { coins } from "../market/told-coins.ts";
import { checkOrder, mostOf, orderSum, readAmount, sides, valueAt } from "./order.ts";
import { formatTradingQuery, parseTradingQuery } from "./trading-query.ts";

const million = 1_000_000;

test("value, fee and total are whole cents: the fee rounds up, a buyer pays it, a seller loses it", () => {
  // 0.25 at $56,216.67 is $14,054.1675; a quarter of a per cent of it is $35.1354.
  expect(orderSum("buy", 562_166_700, 250_000)).toEqual({ value: 14_054_17, fee: 35_14, total: 14_089_31 });
  expect(orderSum("sell", 562_166_700, 250_000)).toEqual({ value: 14_054_17, fee: 35_14, total: 14_019_03 });
  expect(orderSum("buy", 4_718, 0)).toEqual({ value: 0, fee: 0, total: 0 });
});

test("half a cent rounds up, and sums beyond what a float holds stay exact", () => {
  expect(valueAt(50, million)).toBe(1);
  expect(valueAt(49, million)).toBe(0);
  expect(valueAt(562_041_801, 999_999_999 * million)).toBe(
    Number((562_041_801n * 999_999_999n * 1_000_000n + 50_000_000n) / 100_000_000n),
  );
});

test("amounts are read as they are written, or refused with the reason", () => {
  const amounts = {
    "1": million,
    "0.25": 250_000,
    ".5": 500_000,
    "2.": 2 * million,
    " 1,250.000001 ": 1_250_000_001,
  };
  for (const [typed, amount] of Object.entries(amounts)) expect(readAmount(typed)).toEqual({ amount });
  const problems = {
    "": "missing",
    "  ": "missing",
    ".": "unreadable",
    "-1": "unreadable",
    "1e3": "unreadable",
    "1,25": "unreadable",
    "0.25 DRC": "unreadable",
    "0.000": "zero",
    "0.0000001": "too-fine",
    "9999999999": "too-large",
  };
  for (const [typed, problem] of Object.entries(problems)) expect(readAmount(typed)).toEqual({ problem });
});

test("an order needs ten dollars before the fee, and an account that covers it", () => {
  const account = { cash: 100_00, coins: 2 * million };
  const check = (side: "buy" | "sell", amount: number, price = 500_000) =>
    checkOrder(side, amount, orderSum(side, price, amount), account);
  expect(check("buy", 199_899)).toBe("below-least");
  expect(check("buy", 200_000)).toBeUndefined();
  // $100.00 are covered, the fee of 25 cents no more.
  expect(check("buy", 2 * million)).toBe("not-covered");
  expect(check("sell", 2 * million)).toBeUndefined();
  expect(check("sell", 2 * million + 1)).toBe("not-covered");
});

test("the most that an account can do is covered, for every coin and side", () => {
  for (const { price } of coins)
    for (const side of sides) {
      const account = { cash: 25_000_00, coins: 3_141_592 };
      const most = mostOf(side, price, account);
      const sum = orderSum(side, price, most);
      if (side === "buy") {
        expect(sum.total).toBeLessThanOrEqual(account.cash);
        expect(account.cash - sum.total).toBeLessThan(20_00);
      } else expect(most).toBe(account.coins);
    }
});

test("the address names coin and side; what it does not know is as if it were not there", () => {
  const [first] = coins;
  expect(parseTradingQuery("")).toEqual({ coin: first, side: "buy" });
  expect(parseTradingQuery("?coin=doge&side=hold")).toEqual({ coin: first, side: "buy" });
  expect(formatTradingQuery({ coin: first, side: "buy" })).toBe("");
  for (const coin of coins)
    for (const side of sides)
      expect(parseTradingQuery(formatTradingQuery({ coin, side }))).toEqual({ coin, side });
});
