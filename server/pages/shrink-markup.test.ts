import { expect, test } from "vitest";
import { shrinkMarkup } from "./shrink-markup.ts";

test("React's comments and the slashes of elements without content go", () => {
  expect(
    shrinkMarkup('<img src="/a.jpg" alt=""/><p>Page <!-- -->1<!-- --> of 2<br/>a/></p><!--$--><!--/$-->'),
  ).toBe('<img src="/a.jpg" alt=""><p>Page 1 of 2<br>a/></p>');
});

test("in drawings a slash ends the element and stays", () => {
  const html = '<svg><path d="M0 0"/><use href="#a"/></svg>';
  expect(shrinkMarkup(html)).toBe(html);
});

test("a shape of a drawing ends at once, one with something in it and any other element stay", () => {
  expect(shrinkMarkup('<svg><path d="M0 0"></path><rect><title>a</title></rect><g></g></svg><i></i>')).toBe(
    '<svg><path d="M0 0"/><rect><title>a</title></rect><g></g></svg><i></i>',
  );
});
