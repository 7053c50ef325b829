import type { Patch } from "../../../../contract/patch.ts";
import { sendCommand } from "../../../account/send-command.ts";

/** Changes the draft of `site` as it was at `revision`. Throws `CommandRefused`. */
export async function changeDraft(site: string, revision: number, patch: Patch): Promise<void> {
  await sendCommand("save-draft", { request: crypto.randomUUID(), site, revision, patch });
}
