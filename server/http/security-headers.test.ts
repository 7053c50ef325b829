import { expect, test } from "vitest";
import { inlineHash, pagePolicy } from "./security-headers.ts";

test("a page's policy allows its own inline scripts and styles by hash, and nothing else inline", () => {
  const policy = pagePolicy(
    '<style>a{}</style><script src="/a.js"></script><script>run()</script><script type="application/ld+json">{}</script>',
    { https: false },
  );
  expect(policy).toContain(`script-src 'self' ${inlineHash("run()")};`);
  expect(policy).toContain(`style-src 'self' ${inlineHash("a{}")};`);
  expect(policy).not.toContain(inlineHash("{}"));
  expect(policy).not.toContain("unsafe");
});

test("only a site on https asks browsers to upgrade", () => {
  expect(pagePolicy("", { https: false })).not.toContain("upgrade-insecure-requests");
  expect(pagePolicy("", { https: true })).toContain("upgrade-insecure-requests");
});
