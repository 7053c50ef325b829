import { describeError } from "../../account/describe-error.ts";
import { openBackend } from "../../account/open-backend.ts";
import type { MySite, Publish } from "../../account/profile.ts";
import { sendCommand } from "../../account/send-command.ts";
import type { SiteStep } from "./brand-content.ts";

/** What the brand did to a site, as far as it can be taken back. */
export type Applied = {
  /** Of the draft before. */
  revision: number;
  isPublished: boolean;
  /** Why visitors do not see it, where they were to. */
  problem?: string;
};

/** Milliseconds between two looks at a publish. */
const pause = 400;

/**
 * Has the draft of a site at `revision` wear the brand at its revision `brand`; where visitors see all of the draft, they see this too.
 * Says by `tell` how it goes. Throws `CommandRefused`.
 */
export async function applyBrand(
  { id, state }: Pick<MySite, "id" | "state">,
  revision: number,
  brand: number,
  tell: (step: SiteStep) => void,
): Promise<Applied> {
  const isLive = state === "live";
  tell("working");
  const answer = await sendCommand("apply-brand", {
    request: crypto.randomUUID(),
    site: id,
    revision,
    brand,
    publish: isLive,
  });
  if (!answer.publish) {
    tell("draft");
    return { revision, isPublished: false };
  }
  tell("publishing");
  try {
    await untilPublished(answer.publish);
  } catch (error) {
    tell("draft");
    return { revision, isPublished: false, problem: describeError(error) };
  }
  tell("published");
  return { revision, isPublished: true };
}

/** Gives a site back what it was before the brand, to the letter, and has that published where the brand was. */
export async function takeBack(
  { id }: Pick<MySite, "id">,
  { revision, isPublished }: Applied,
  tell: (step: SiteStep) => void,
): Promise<void> {
  tell("undoing");
  const changed = await sendCommand("change-design", {
    request: crypto.randomUUID(),
    site: id,
    revision: revision + 1,
    to: { kind: "before", revision },
  });
  if (isPublished) {
    tell("publishing");
    const { publish } = await sendCommand("publish-site", {
      request: crypto.randomUUID(),
      site: id,
      revision: changed.revision,
      accept: [],
    });
    await untilPublished(publish);
  }
  tell("undone");
}

async function untilPublished(id: string): Promise<void> {
  const { data } = await openBackend();
  for (;;) {
    const { data: row } = await data
      .from("publishes")
      .select("id, site, state, pages, pages_done, report")
      .eq("id", id)
      .maybeSingle();
    const publish: Publish | null = row;
    if (publish?.state === "done" || publish?.state === "replaced") return;
    if (publish?.state === "failed") {
      const { problems = [] } = (publish.report ?? {}) as { problems?: string[] };
      throw new Error(problems[0] ?? "");
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
