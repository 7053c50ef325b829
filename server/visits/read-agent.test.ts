import { expect, test } from "vitest";
import { createAgentReader } from "./read-agent.ts";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  ["computer", `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36`],
  ["computer", "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0"],
  [
    "computer",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15",
  ],
  [
    "phone",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
  ],
  ["phone", `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/131.0.0.0 Mobile Safari/537.36`],
  ["phone", "Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0"],
  ["tablet", `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/131.0.0.0 Safari/537.36`],
  ["tablet", "Mozilla/5.0 (Android 14; Tablet; rv:133.0) Gecko/133.0 Firefox/133.0"],
  [
    "tablet",
    "Mozilla/5.0 (iPad; CPU OS 15_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.6 Mobile/15E148 Safari/604.1",
  ],
  [undefined, ""],
  [undefined, "  "],
  [undefined, "curl/8.11.0"],
  [undefined, "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"],
  [undefined, "Mozilla/5.0 (compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)"],
])("%s: %s", (kind, agent) => {
  const read = createAgentReader();
  expect(read(agent)).toBe(kind);
  expect(read(agent)).toBe(kind); // from memory
});

test("a name without end is read by its beginning", () => {
  const read = createAgentReader();
  expect(read(`Mozilla/5.0 (iPhone; Mobile) ${"x".repeat(10_000)} Googlebot`)).toBe("phone");
});
