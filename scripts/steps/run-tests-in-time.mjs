// node run-tests-in-time.mjs <milliseconds> <report> <test> ...: runs the tests in this order, a few at a time, and begins
// none after that time. The report is like Vitest's own, and has as `notBegun` what is left.
import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { createVitest } from "vitest/node";
import { root } from "./root.mjs";

const [milliseconds, file, ...tests] = process.argv.slice(2);
const end = Date.now() + Number(milliseconds);

const vitest = await createVitest("test", { watch: false });
await vitest.standalone();
const waiting = tests.flatMap((test) => vitest.getModuleSpecifications(join(root, test)));
let atOnce = availableParallelism();
let unhandled = 0;
while (waiting.length > 0 && Date.now() < end) {
  const begun = Date.now();
  const { unhandledErrors } = await vitest.runTestSpecifications(waiting.splice(0, atOnce));
  unhandled += unhandledErrors.length;
  // Each round costs a second by itself: quick tests are run in ever larger ones.
  atOnce = Date.now() - begun < 5_000 ? atOnce * 2 : availableParallelism();
}
const modules = vitest.state.getTestModules().map((module) => ({
  state: module.state(),
  tests: [...module.children.allTests()].map((test) => test.result().state),
}));
const count = (state) => modules.flatMap(({ tests }) => tests).filter((own) => own === state).length;
// What fails before its tests do, such as an import, counts as one.
const broken = modules.filter(({ state, tests }) => state === "failed" && !tests.includes("failed")).length;
const failed = count("failed") + broken + unhandled;
const report = {
  numPassedTests: count("passed"),
  numFailedTests: failed,
  numPendingTests: count("skipped"),
  numTodoTests: 0,
  notBegun: waiting.map(({ moduleId }) => moduleId),
};
writeFileSync(file, JSON.stringify(report));
await vitest.close();
process.exitCode = failed > 0 ? 1 : 0;
