import { readFileSync } from "node:fs";

/**
 * Counts of a test run from its JSON report, Vitest's or Playwright's. A run that `succeeded` says nothing of failures
 * it did not report, such as a crash: those count as one.
 */
export function countTests(reportFile, succeeded) {
  const { passed, failed, skipped } = readReport(reportFile);
  return { passed, failed: failed === 0 && !succeeded ? 1 : failed, skipped };
}

function readReport(file) {
  let report;
  try {
    report = JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }; // it ended before it could write one
  }
  if (report.stats) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected, failed: unexpected + flaky, skipped };
  }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report;
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
}
