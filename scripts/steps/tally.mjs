import { node } from "./root.mjs";
import { tryStep } from "./run-step.mjs";

/** What a launcher that tests counts: how many did well, failed or were skipped, over all its steps. */
export function createTally() {
  const total = { passed: 0, failed: 0, skipped: 0, untold: [] };

  function add({ passed = 0, failed = 0, skipped = 0, untold = [] }) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
    total.untold.push(...untold);
  }

  /** Runs a script as a step that counts as one test. */
  async function check(label, args, env = process.env) {
    const succeeded = await tryStep(label, node, args, { env });
    add(succeeded ? { passed: 1 } : { failed: 1 });
  }

  return { total, add, check };
}
