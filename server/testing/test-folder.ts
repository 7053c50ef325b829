import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** An empty folder that every user may enter; it is removed after the test (or after the file, with `afterAll`). */
export async function createTestFolder(
  onFinished: (cleanUp: () => Promise<void>) => void = onTestFinished,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "fabula-test-"));
  await chmod(folder, 0o755);
  onFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 20 }));
  return folder;
}
