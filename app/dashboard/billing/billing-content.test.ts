import { expect, test } from "vitest";
import { billingContent } from "./billing-content.ts";

test("a further year of hosting is told with its tax where there is any", () => {
  expect(billingContent.hosting.priceOf("$600", 0)).toBe("$600, asked for 30 days before");
  expect(billingContent.hosting.priceOf("$600", 1_900)).toBe("$600 and 19 % tax, asked for 30 days before");
});
