import { randomBytes, randomUUID } from "node:crypto";
import { setMessageState } from "../messages/set-message-state.ts";
import { storeMessage } from "../messages/store-message.ts";
import { fieldLabels, sampleMessages } from "./messages-content.ts";
import { sampleSites } from "./sites-content.ts";
import { act, type Stage } from "./stage.ts";
import type { Story } from "./story.ts";
import type { SitesOfYear } from "./tell-sites.ts";

/** What visitors of customers' sites wrote, and what their owners made of it a day later. */
export function tellMessages(story: Story, stage: Stage, sites: SitesOfYear): void {
  for (const [place, { site, ago, name, text, state, signs = [] }] of sampleMessages.entries()) {
    const hour = 7 + (place % 13);
    const email = `${name.toLowerCase().replaceAll(/[^a-z]+/g, ".")}@post.example`;
    story.on(ago, ago === 0 ? 8 : hour, () =>
      storeMessage(
        {
          site: sites.idOf(site),
          page: "/",
          form: "contact",
          kind: "message",
          fields: Object.entries({ name, email, message: text }).map(([field, value]) => ({
            name: field,
            label: fieldLabels[field as keyof typeof fieldLabels],
            value,
          })),
          replyTo: email,
          signs,
          digest: randomBytes(32),
        },
        stage.parts,
      ),
    );
    if (state) {
      story.on(Math.max(0, ago - 1), hour, async () => {
        const id = sites.idOf(site);
        const { id: message } = await stage.parts.database.typed
          .selectFrom("messages")
          .select("id")
          .where("site", "=", id)
          .where("reply_to", "=", email)
          .executeTakeFirstOrThrow();
        const named = { request: randomUUID(), site: id, messages: [message], state };
        await act(stage, sampleSites[site].owner, setMessageState, named);
      });
    }
  }
}
