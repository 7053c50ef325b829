import { afterEach, expect, test, vi } from "vitest";
import { createRequestLimits, TooManyRequestsError } from "./request-limits.ts";

afterEach(() => void vi.restoreAllMocks());

/** How many of `times` uses get through. */
function passing(times: number, use: (time: number) => void): number {
  let passed = 0;
  for (let time = 0; time < times; time += 1) {
    try {
      use(time);
      passed += 1;
    } catch (error) {
      if (!(error instanceof TooManyRequestsError)) throw error;
    }
  }
  return passed;
}

/** A clock that stands until it is moved. */
function stopClock(): { move: (seconds: number) => void } {
  let now = 1_000_000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  return {
    move: (seconds) => {
      now += seconds * 1000;
    },
  };
}

test("an account has its requests a minute, and all of them again in the next one", () => {
  const clock = stopClock();
  const limits = createRequestLimits(10);
  const ask = () => limits.countAccount("ada");
  expect(passing(50, ask)).toBe(10);
  clock.move(20.5);
  expect(ask).toThrow(expect.objectContaining({ retryAfterSeconds: 40 }));
  expect(passing(50, () => limits.countAccount("grace"))).toBe(10);
  clock.move(40);
  expect(passing(50, ask)).toBe(10);
});

test("a network has four times as many, however the address is written, and junk is one network", () => {
  stopClock();
  const limits = createRequestLimits(10);
  expect(passing(100, (port) => limits.countNetwork(`203.0.113.9:${port + 1}`))).toBe(40);
  expect(passing(100, () => limits.countNetwork("203.0.113.10"))).toBe(40);
  expect(passing(100, (host) => limits.countNetwork(`2001:db8:0:ff::${host + 1}`))).toBe(40);
  expect(passing(100, (junk) => limits.countNetwork(`junk ${junk}`))).toBe(40);
});

test("an IPv6 /48 has eight times what one /56 in it has", () => {
  stopClock();
  const limits = createRequestLimits(10);
  const ask = (time: number) => limits.countNetwork(`2001:db8:0:${((time % 100) * 256).toString(16)}::1`);
  expect(passing(4_000, ask)).toBe(320);
  limits.countNetwork("2001:db8:1::1");
});

test("whoever has many addresses makes the server forget, not grow", () => {
  const clock = stopClock();
  const limits = createRequestLimits(1, 1_000);
  limits.countAccount("ada");
  clock.move(1);
  for (let host = 0; host < 20_000; host += 1) limits.countNetwork(`10.0.${host >> 8}.${host & 255}`);
  expect(limits.remembered()).toBe(1_000);
  limits.countAccount("ada");
});

test("what is over is not kept", () => {
  const clock = stopClock();
  const limits = createRequestLimits(1);
  for (let host = 0; host < 500; host += 1) limits.countNetwork(`10.0.${host >> 8}.${host & 255}`);
  expect(limits.remembered()).toBe(500);
  clock.move(61);
  limits.countAccount("ada");
  expect(limits.remembered()).toBe(1);
});
