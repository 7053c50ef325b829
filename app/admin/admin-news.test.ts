import { expect, test } from "vitest";
import { adminNews } from "./admin-news.ts";

const overview = {
  people: 1,
  asking: 0,
  paying: 0,
  sites: 0,
  live: 0,
  most_worn: null,
  messages: 0,
  mails_waiting: 0,
  mails_failed: 0,
};

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000 - 60_000).toISOString();

test.each([
  ["never was one", null, 0, "No mails waiting", "See how the server is"],
  ["is of yesterday", daysAgo(1), 0, "No mails waiting", "See how the server is"],
  ["is a week old", daysAgo(7), 0, "No mails waiting, backup 7 days old", "Back up now"],
  ["is old, and mails failed", daysAgo(30), 2, "2 mails not delivered, backup 30 days old", "See what waits"],
])("where the newest backup %s, the home says so", (_, newest, mails_failed, figure, label) => {
  const { "System Settings": news } = adminNews({ ...overview, mails_failed }, undefined, undefined, newest);
  expect([news?.figure, news?.next?.label]).toEqual([figure, label]);
});
