import { expect, test } from "vitest";
import { coarseNetwork } from "./coarse-network.ts";
import { deviceOf } from "./device-of.ts";

test.each([
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox", "Windows"],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15",
    "Safari",
    "Mac",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0",
    "Edge",
    "Windows",
  ],
  [
    "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36",
    "Chrome",
    "Android",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile Safari/604.1",
    "Chrome",
    "iPhone",
  ],
  ["<script>alert(1)</script>", null, null],
  [null, null, null],
])("%s is told in words, and nothing of it repeated", (agent, browser, system) => {
  expect(deviceOf(agent)).toEqual({ browser, system });
});

test.each([
  ["203.0.113.77", "203.0.x.x"],
  ["::ffff:203.0.113.77", "203.0.x.x"],
  ["2001:db8:1234:5678::1", "2001:db8:1234:…"],
  ["unknown", null],
  [null, null],
])("%s is told coarsely", (address, network) => {
  expect(coarseNetwork(address)).toBe(network);
});
