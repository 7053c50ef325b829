import { expect, test } from "vitest";
import { readSource } from "./read-source.ts";

const host = "weir.sites.test:8080";

test.each([
  ["another site", { referer: "https://www.google.com/" }, "google.com"],
  ["another page of it", { referer: "https://News.Example.org/a/b?c=secret#d" }, "news.example.org"],
  [
    "another site that ends like this one",
    { referer: "https://not-weir.sites.test:8080/" },
    "not-weir.sites.test",
  ],
  ["a site that begins like this one", { referer: "http://weir.sites.test:8080.evil.test/" }, "direct"],
  ["a site beside this one", { referer: "http://other.sites.test:8080/" }, "other.sites.test"],
  ["another port", { referer: "http://cellar.test:81/" }, "cellar.test"],
  ["a page of this one", { referer: "http://weir.sites.test:8080/about" }, ""],
  ["this one, however it is written", { referer: "http://WEIR.sites.test:8080" }, ""],
  ["what a browser knows to be this one", { "sec-fetch-site": "same-origin" }, ""],
  ["nobody says", {}, "direct"],
  ["nothing is said", { referer: "" }, "direct"],
  ["an app", { referer: "android-app://com.google.android.gm/" }, "direct"],
  ["a machine of that network", { referer: "http://intranet/wiki" }, "direct"],
  ["a name that stands for many", { referer: "https://other/" }, "direct"],
  ["no name", { referer: "https://<script>.test/" }, "direct"],
  ["somebody's password", { referer: "https://ada:secret@cellar.test/" }, "direct"],
  ["a name without end", { referer: `https://${"a".repeat(200)}.test/` }, "direct"],
] as const)("from %s", (_, headers, source) => {
  expect(readSource({ host, ...headers })).toBe(source);
});
