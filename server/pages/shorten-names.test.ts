import { expect, test } from "vitest";
import { shortenNames } from "./shorten-names.ts";

test("custom properties are named by letters, wherever they are set and read", () => {
  const html =
    "<style>:root{--ink:#000;--step--1:1rem;--ink-2:var(--ink)}p{font-size:var(--step--1,1em);fill:var( --ink-2)}" +
    '@container style(--ink:#000){.a--ink:hover{--step--1:2rem}}</style><path fill="var(--ink)" data-x="--ink"/>--ink';
  expect(shortenNames(html)).toBe(
    "<style>:root{--a:#000;--b:1rem;--c:var(--a)}p{font-size:var(--b,1em);fill:var( --c)}" +
      '@container style(--a:#000){.a--ink:hover{--b:2rem}}</style><path fill="var(--a)" data-x="--ink"/>--ink',
  );
});

test("names stay that are registered, that no variable is read by, or that are words of a text", () => {
  const html =
    '<style>@property --leaf{syntax:"*";inherits:false}p{--leaf:1;order:var(--leaf);anchor-name:--menu;content:"--x"}' +
    "</style>";
  expect(shortenNames(html)).toBe(html);
});

test("no two have the same, however many there are", () => {
  const names = Array.from({ length: 4_000 }, (_, index) => `--name-${index}`);
  const html = `<style>p{${names.map((name) => `top:var(${name})`).join(";")}}</style>`;
  expect(new Set(shortenNames(html).match(/--\w+/g)).size).toBe(names.length);
});
