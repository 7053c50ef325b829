import { EventEmitter } from "node:events";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchStopSignals } from "./stop-signals.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

test("one Ctrl-C that arrives three times, as it does under npm, asks once", () => {
  const source = new EventEmitter();
  const { stop, hurry } = watchStopSignals(source);
  expect(stop.aborted).toBe(false);
  for (let times = 0; times < 3; times += 1) {
    source.emit("SIGINT");
    vi.setSystemTime(Date.now() + 100);
  }
  expect(stop.aborted).toBe(true);
  expect(hurry.aborted).toBe(false);
});

test("a signal a second after the first asks to hurry, whichever it is", () => {
  const source = new EventEmitter();
  const { hurry } = watchStopSignals(source);
  source.emit("SIGTERM");
  vi.setSystemTime(Date.now() + 1_000);
  source.emit("SIGINT");
  expect(hurry.aborted).toBe(true);
});

test("the death of the launcher is a request to stop", () => {
  const source = Object.assign(new EventEmitter(), { connected: true });
  const { stop } = watchStopSignals(source);
  source.emit("disconnect");
  expect(stop.aborted).toBe(true);
});
