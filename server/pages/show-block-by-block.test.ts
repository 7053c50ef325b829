import { expect, test } from "vitest";
import { showBlockByBlock } from "./show-block-by-block.ts";

test("the script stands behind the styles of the page, before its first block", () => {
  const html = showBlockByBlock("<head><style>p{top:0}</style></head><body><main></main></body>");
  expect(html).toMatch(
    /^<head><style>p\{top:0}<\/style><script>.+<\/script><\/head><body><main><\/main><\/body>$/,
  );
});
