import { expect, test } from "vitest";
import type { MyBilling, MyInvoice } from "../../account/billing/billing-rows.ts";
import { billingHeadline } from "./billing-headline.ts";

const open = { state: "open", currency: "USD", grossCents: 95_000, openCents: 95_000 } as MyInvoice;
const billing: MyBilling = {
  today: "2026-11-26",
  email: "ada@example.com",
  details: null,
  hosting: null,
  invoices: [open],
  quotes: [],
  prepaid: [],
};

test("cards are named as a way to pay only where the studio takes them", () => {
  expect(billingHeadline(billing, false)).toEqual({
    headline: "$950 to pay.",
    lead: "By bank. It counts the day it comes.",
  });
  expect(billingHeadline(billing, true).lead).toBe("By card or by bank. It counts the day it comes.");
});
