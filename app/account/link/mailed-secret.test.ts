import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mailedSecret } from "./mailed-secret.ts";

const secret = mailedSecret("fabula.test");
const kept = new Map<string, string>();
const address = { hash: "", pathname: "/quote", search: "?a=1" };
const replaceState = vi.fn();

beforeEach(() => {
  kept.clear();
  replaceState.mockClear();
  vi.stubGlobal("location", address);
  vi.stubGlobal("history", { state: null, replaceState });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

test("what a mailed link says leaves the address at once, and is known until it is answered", () => {
  address.hash = "#token=s3cret&email=ada%40example.com";
  expect(secret.take()).toEqual({ token: "s3cret", email: "ada@example.com" });
  expect(replaceState).toHaveBeenCalledWith(null, "", "/quote?a=1");
  address.hash = "";
  expect(secret.take()).toEqual({ token: "s3cret", email: "ada@example.com" });
  expect(mailedSecret("fabula.other").take()).toBeUndefined();
  secret.forget();
  expect(secret.take()).toBeUndefined();
});

test("a newer link stands in place of an older one", () => {
  address.hash = "#token=old&email=ada%40example.com";
  secret.take();
  address.hash = "#token=new";
  expect(secret.take()).toEqual({ token: "new", email: "" });
});

test.each(["{", "[]", "null", '{"token":7,"email":"a"}', '{"token":"a"}'])("%s is no secret", (text) => {
  address.hash = "";
  kept.set("fabula.test", text);
  expect(secret.take()).toBeUndefined();
});

test("where nothing can be kept, the page itself still knows it", () => {
  const refuse = () => {
    throw new Error("refused");
  };
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  address.hash = "#token=s3cret&email=";
  expect(secret.take()).toEqual({ token: "s3cret", email: "" });
  address.hash = "";
  expect(secret.take()).toBeUndefined();
  secret.forget();
});
