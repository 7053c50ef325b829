import { beforeEach, expect, test, vi } from "vitest";
import { dismissToast, dismissToasts, showToast, toastStore } from "./toasts.ts";

beforeEach(() => {
  for (const { id } of toastStore.getSnapshot()) dismissToast(id);
});

const texts = () => toastStore.getSnapshot().map(({ text }) => text);

test("notices stand in the order they came, and each can be dismissed", () => {
  showToast({ title: "Success", text: "one", tone: "success" });
  showToast({ title: "Error", text: "two", tone: "destructive" });
  expect(texts()).toEqual(["one", "two"]);

  const [first] = toastStore.getSnapshot();
  dismissToast(first?.id ?? 0);
  expect(texts()).toEqual(["two"]);
});

test("the oldest leaves when a fourth comes", () => {
  for (const text of ["one", "two", "three", "four"])
    showToast({ title: "Error", text, tone: "destructive" });
  expect(texts()).toEqual(["two", "three", "four"]);
});

test("the same notice again takes the place of its twin, as a new one", () => {
  showToast({ title: "Error", text: "again", tone: "destructive" });
  const [before] = toastStore.getSnapshot();
  showToast({ title: "Error", text: "again", tone: "destructive" });

  expect(texts()).toEqual(["again"]);
  expect(toastStore.getSnapshot()[0]?.id).not.toBe(before?.id);
});

test("a listener hears of every change until it leaves", () => {
  const listener = vi.fn();
  const leave = toastStore.subscribe(listener);
  showToast({ title: "Success", text: "one", tone: "success" });
  leave();
  showToast({ title: "Success", text: "two", tone: "success" });
  expect(listener).toHaveBeenCalledTimes(1);
});

test("all notices can be taken away at once, and where there are none nobody hears of it", () => {
  showToast({ title: "Success", text: "one", tone: "success" });
  showToast({ title: "Error", text: "two", tone: "destructive" });
  const listener = vi.fn();
  const leave = toastStore.subscribe(listener);
  dismissToasts();
  dismissToasts();
  leave();
  expect(texts()).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(1);
});
