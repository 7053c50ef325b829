import { StepError } from "./run-step.mjs";

/**
 * What every launcher is: `work` gives the exit code. A step that failed has been told of already; any other error
 * is shown as it is.
 */
export async function launch(work) {
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (error) {
    if (!(error instanceof StepError)) console.error(error);
    process.exitCode = 1;
  }
}
