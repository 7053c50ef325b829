import { readFileSync } from "node:fs";

/**
 * Counts of a test run from its JSON report, Vitest's or Playwright's. A run that `succeeded` says nothing of failures
 * it did not report, such as a crash: those count as one. `untold` are the titles of those that were skipped, where the
 * report has them: each says why.
 */
export function countTests(reportFile, succeeded) {
  const { passed, failed, skipped, untold } = readReport(reportFile);
  return { passed, failed: failed === 0 && !succeeded ? 1 : failed, skipped, untold };
}

function readReport(file) {
  let report;
  try {
    report = JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return { passed: 0, failed: 1, skipped: 0, untold: [] }; // it ended before it could write one
  }
  if (report.stats) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected, failed: unexpected + flaky, skipped, untold: [] };
  }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults = [] } = report;
  const untold = testResults
    .flatMap(({ assertionResults = [] }) => assertionResults)
    .flatMap(({ status, title }) => (status === "skipped" || status === "pending" ? [title] : []));
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests, untold };
}
