import { expect, test } from "vitest";
import { dropDataStream } from "./drop-data-stream.ts";

const context = 'window.__reactRouterContext = {"ssr":false};';
const stream =
  "window.__reactRouterContext.stream = new ReadableStream({start(controller)" +
  "{window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());";

function pageOf(said: string): string {
  const enqueue = `window.__reactRouterContext.streamController.enqueue(${JSON.stringify(said)});`;
  const close = "window.__reactRouterContext.streamController.close();";
  return (
    `<body><script>${context}${stream}</script><script type="module" async="">start()</script>` +
    `<!--$--><script>${enqueue}</script><!--$--><script>${close}</script><!--/$--><!--/$--></body>`
  );
}

test("the stream goes, with what it says of routes without data, and the rest stays", () => {
  const said = '[{"_1":2,"_3":-5,"_4":-5},"loaderData",{},"actionData","errors"]\n';
  expect(dropDataStream(pageOf(said))).toBe(
    `<body><script>${context}</script><script type="module" async="">start()</script></body>`,
  );
});

test("a page whose route has data fails the build", () => {
  const said = '[{"_1":2,"_5":-5,"_6":-5},"loaderData",{"_3":4},"root","words","actionData","errors"]\n';
  expect(() => dropDataStream(pageOf(said))).toThrow("would not reach the page");
});

test("a page without React stays as it is", () => {
  const html = '<script type="module" src="/assets/enhancement.js"></script>';
  expect(dropDataStream(html)).toBe(html);
});
