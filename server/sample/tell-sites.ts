import { randomUUID } from "node:crypto";
import { checkSite } from "../sites/check-site.ts";
import { createSite } from "../sites/create-site.ts";
import { hideSamples } from "../sites/hide-samples.ts";
import { nameVersion } from "../sites/name-version.ts";
import { publishSite } from "../sites/publish-site.ts";
import { saveDraft } from "../sites/save-draft.ts";
import { trashSite } from "../sites/trash-site.ts";
import { unpublishSite } from "../sites/unpublish-site.ts";
import { type FactChange, type SampleSite, type SiteKey, sampleSites } from "./sites-content.ts";
import { act, type Stage } from "./stage.ts";
import type { Story } from "./story.ts";

/** What is known of the sites that there are by now. */
export type SitesOfYear = {
  idOf: (key: SiteKey) => string;
};

/** Has customers begin sites, change and publish them (`only` some of them, and once), take them back and throw them away. */
export function tellSites(story: Story, stage: Stage, only?: readonly SiteKey[]): SitesOfYear {
  const ids = new Map<SiteKey, string>();
  const revisions = new Map<SiteKey, number>();
  const idOf = (key: SiteKey) => {
    const id = ids.get(key);
    if (id === undefined) throw new Error(`${key} has not been begun yet`);
    return id;
  };
  const ownerOf = (key: SiteKey) => sampleSites[key].owner;
  const about = (key: SiteKey) => ({ request: randomUUID(), site: idOf(key) });
  const keepRevision = (key: SiteKey, answer: Record<string, unknown>) =>
    revisions.set(key, Number(answer.revision));

  async function changeDraft(key: SiteKey, patch: readonly object[]): Promise<void> {
    const revision = revisions.get(key);
    keepRevision(key, await act(stage, ownerOf(key), saveDraft, { ...about(key), revision, patch }));
  }

  async function publish(
    key: SiteKey,
    { note, accepts = true }: { note?: string | undefined; accepts?: boolean } = {},
  ): Promise<void> {
    const answer = await act(stage, ownerOf(key), publishSite, {
      ...about(key),
      revision: revisions.get(key),
      note,
      accept: accepts ? await acceptable(key) : [],
    });
    await untilEnded(stage, String(answer.publish), accepts ? "done" : "failed");
  }

  /** What its owner wants as it is. */
  async function acceptable(key: SiteKey): Promise<string[]> {
    const { findings } = await act(stage, ownerOf(key), checkSite, { site: idOf(key) });
    return (findings as { id: string; severity: string; isAcceptable: boolean }[])
      .filter(({ severity, isAcceptable }) => severity === "blocking" && isAcceptable)
      .map(({ id }) => id);
  }

  const changeOf = ({ fact, value }: FactChange) => [{ op: "add", path: ["facts", fact], value }];

  for (const [key, site] of Object.entries(sampleSites) as [SiteKey, SampleSite][]) {
    const { name, subdomain, template, facts, language, services, sentence } = site;
    story.on(site.made, 15, async () => {
      const id = randomUUID();
      const said = { services: [...services], sentence };
      const from = { kind: "template", template, facts, language, said };
      keepRevision(key, await act(stage, site.owner, createSite, { site: id, name, subdomain, from }));
      ids.set(key, id);
    });
    if (site.trashed !== undefined)
      story.on(site.trashed, 18, () => act(stage, site.owner, trashSite, about(key)));
    if (only && !only.includes(key)) continue;
    const published = only ? site.published.slice(0, 1) : site.published;
    for (const [place, { ago, note, change, name: versionName }] of published.entries()) {
      if (change) story.on(ago, 16, () => changeDraft(key, changeOf(change)));
      const { says } = site;
      if (place === 0 && says) story.on(ago, 16.1, () => changeDraft(key, says.map(writing)));
      if (place === 0 && site.hidesSamples) {
        story.on(ago, 16.2, async () =>
          keepRevision(
            key,
            await act(stage, site.owner, hideSamples, { ...about(key), revision: revisions.get(key) }),
          ),
        );
      }
      story.on(ago, 16.5, () => publish(key, { note }));
      if (versionName) {
        story.on(ago, 16.8, () =>
          act(stage, site.owner, nameVersion, { ...about(key), version: place + 1, name: versionName }),
        );
      }
    }
    if (site.refused !== undefined) story.on(site.refused, 17, () => publish(key, { accepts: false }));
    const { changed, unpublished } = site;
    if (changed) story.on(changed.ago, 17, () => changeDraft(key, changeOf(changed)));
    if (unpublished !== undefined)
      story.on(unpublished, 18, () => act(stage, site.owner, unpublishSite, about(key)));
  }
  return { idOf };
}

/** A text that is put in place of another. */
function writing([place, value]: readonly [string, string]) {
  const path = place.split(" ").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  return { op: "replace", path, value };
}

async function untilEnded({ parts }: Stage, publish: string, expected: string): Promise<void> {
  for (;;) {
    const row = await parts.database.typed
      .selectFrom("publishes")
      .select(["state", "report"])
      .where("id", "=", publish)
      .executeTakeFirst();
    if (row && !["waiting", "running"].includes(row.state)) {
      if (row.state === expected) return;
      throw new Error(`a publish ended as ${row.state}: ${JSON.stringify(row.report)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
