import type { z } from "zod";
import type { checkSite } from "../../../contract/check-site.ts";
import { sendCommand } from "../../account/send-command.ts";

export type Finding = z.output<(typeof checkSite)["answer"]>["findings"][number];

export type Held = {
  revision: number;
  /** What stops the site from being published. */
  blocking: readonly Finding[];
  /** Names of the sections that say nothing yet but samples and can be hidden. */
  samples: readonly string[];
};

/** Why a draft may not be published as it is. Throws `CommandRefused`. */
export async function whyHeld(site: string): Promise<Held> {
  const { revision, findings, samples } = await sendCommand("check-site", { site });
  return {
    revision,
    blocking: findings.filter(({ severity, isAccepted }) => severity === "blocking" && !isAccepted),
    samples: samples.filter(({ isOpening }) => !isOpening).map(({ name }) => name),
  };
}
