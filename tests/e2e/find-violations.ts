import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * What axe finds, gathered inside the page: without frames it needs no second one, which takes four times as long. What
 * stands in `besides` is left out.
 */
export async function findViolations(page: Page, besides?: string) {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  if (besides) axe.exclude(besides);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => ({ id, targets: nodes.map((node) => node.target) }));
}
