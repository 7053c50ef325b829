import { useState } from "react";
import type { MetaFunction } from "react-router";
import { mostStudioWebhooks, type StudioWebhook } from "../../../contract/studio-events.ts";
import { PartWaiting } from "../../account/area/part-waiting.tsx";
import { useLoaded } from "../../account/area/use-loaded.ts";
import { openBackend } from "../../account/open-backend.ts";
import { showError } from "../../account/use-action.ts";
import { Button } from "../../components/ui/button.tsx";
import { WebhookSecret } from "../../dashboard/sites/messages/webhook-secret.tsx";
import { settingsContent } from "./settings-content.ts";
import { SettingsRoom } from "./settings-room.tsx";
import { WebhookForm } from "./webhook-form.tsx";
import { WebhookItem } from "./webhook-item.tsx";
import { webhooksContent as words } from "./webhooks-content.ts";

export const meta: MetaFunction = () => [
  { title: settingsContent.title(words.heading) },
  { name: "description", content: settingsContent.description },
  { name: "robots", content: "noindex" },
];

export default function WebhooksRoute() {
  return (
    <SettingsRoom>
      <Webhooks />
    </SettingsRoom>
  );
}

async function readWebhooks(): Promise<StudioWebhook[]> {
  const { data } = await openBackend();
  const { data: hooks, error } = await data.rpc("list_studio_webhooks");
  if (error) throw error;
  return hooks;
}

function Webhooks() {
  const { value: hooks, error, loading, again } = useLoaded("", readWebhooks);
  const [changed, setChanged] = useState<string>();
  const [secret, setSecret] = useState<string>();
  if (!hooks) return <PartWaiting words={words} error={error} again={again} />;
  const hook = hooks.find(({ id }) => id === changed);
  const form = (
    <div className="grid min-w-0 content-start gap-8">
      {secret !== undefined && <WebhookSecret secret={secret} onFailure={showError} />}
      {hook || hooks.length < mostStudioWebhooks ? (
        <WebhookForm
          key={hook?.id ?? `new-${hooks.length}`}
          hook={hook}
          onSaved={(told) => {
            setSecret(told);
            setChanged(undefined);
            again();
          }}
          onCancel={() => setChanged(undefined)}
        />
      ) : (
        <p className="border-t border-line pt-6 text-lg text-pretty text-muted">{words.full}</p>
      )}
    </div>
  );
  // What there is comes before what could be added.
  const list = (
    <div className="min-w-0">
      {hooks.length === 0 ? (
        <div className="border-t border-line pt-6">
          <p className="pb-10 text-lg text-pretty text-muted">{words.none}</p>
          <Example />
        </div>
      ) : (
        <ul>
          {hooks.map((one) => (
            <WebhookItem key={one.id} hook={one} onChange={() => setChanged(one.id)} onChanged={again} />
          ))}
        </ul>
      )}
      {hooks.length > 0 && (
        <Button variant="outline" onClick={again}>
          {words.look}
        </Button>
      )}
    </div>
  );
  return (
    <>
      <h2 className="max-w-4xl font-display text-[clamp(2rem,4vw,3.5rem)] leading-none text-balance">
        {words.sentence(hooks.length)}
      </h2>
      <p className="mt-4 mb-12 max-w-2xl text-pretty text-muted">{words.text}</p>
      <div
        aria-busy={loading}
        className={`grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-14 ${hooks.length === 0 ? "lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]" : "lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"}`}
      >
        {hooks.length > 0 && list}
        {form}
        {hooks.length === 0 && list}
      </div>
    </>
  );
}

/** What is sent, for whoever makes the other end. */
function Example() {
  const { heading, text, body } = words.example;
  return (
    <>
      <h3 className="font-display text-3xl">{heading}</h3>
      <p className="mt-2 mb-5 max-w-prose text-pretty text-muted">{text}</p>
      <pre className="border-l-6 border-line pl-5 font-mono text-xs leading-relaxed sm:text-sm whitespace-pre-wrap wrap-anywhere">
        {body}
      </pre>
    </>
  );
}
