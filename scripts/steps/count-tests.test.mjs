import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { countTests } from "./count-tests.mjs";

function reportOf(report) {
  const folder = mkdtempSync(join(tmpdir(), "fabula-report-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "report.json");
  if (report !== undefined) writeFileSync(file, JSON.stringify(report));
  return file;
}

const vitest = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0 };
const playwright = { stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 2 } };

test("Vitest's report is counted", () => {
  expect(countTests(reportOf(vitest), true)).toEqual({ passed: 7, failed: 0, skipped: 1, untold: [] });
});

test("Playwright's report is counted, and a test that passed only the second time is a failed one", () => {
  expect(countTests(reportOf(playwright), true)).toEqual({ passed: 5, failed: 0, skipped: 2, untold: [] });
  const flaky = { stats: { ...playwright.stats, flaky: 1, unexpected: 1 } };
  expect(countTests(reportOf(flaky), false)).toEqual({ passed: 5, failed: 2, skipped: 2, untold: [] });
});

test("what was skipped is named, where the report names it", () => {
  const assertionResults = [
    { status: "passed", title: "one" },
    { status: "skipped", title: "another (skipped: this machine has no caddy)" },
  ];
  const report = { ...vitest, testResults: [{ assertionResults }, {}] };
  expect(countTests(reportOf(report), true).untold).toEqual(["another (skipped: this machine has no caddy)"]);
});

test("a run that ended badly without a failed test counts as one failed", () => {
  expect(countTests(reportOf(vitest), false)).toEqual({ passed: 7, failed: 1, skipped: 1, untold: [] });
});

test("a run that left no report counts as one failed, whatever its exit code", () => {
  expect(countTests(reportOf(undefined), true)).toEqual({ passed: 0, failed: 1, skipped: 0, untold: [] });
});
