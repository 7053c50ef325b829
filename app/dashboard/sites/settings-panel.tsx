import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import type { SiteSettings } from "../../../contract/change-settings.ts";
import { mayDo } from "../../../contract/permissions.ts";
import { sendCommand } from "../../account/send-command.ts";
import { showSuccess, useAction } from "../../account/use-action.ts";
import { Button } from "../../components/ui/button.tsx";
import { TextField } from "../../components/ui/text-field.tsx";
import { ExportButton } from "./export-button.tsx";
import { WebhookPart } from "./messages/webhook-part.tsx";
import { siteActs } from "./site-acts.ts";
import type { SitePanelProps } from "./site-panel.ts";
import { sitesContent } from "./sites-content.ts";

const words = sitesContent.site.settings;
const { notices, acts } = sitesContent;

/** What an owner sets for a site beside what it says; whoever only works on it reads that it is the owner's. */
export function SettingsPanel({ site, onChanged }: SitePanelProps) {
  const navigate = useNavigate();
  const { busy, run } = useAction();
  const { name, subdomain, settings, state } = site;
  const [typed, setTyped] = useState({
    name,
    subdomain,
    messagesTo: settings.messagesTo ?? "",
    keepFor: String(settings.keepMessagesFor ?? ""),
  });
  if (!mayDo(site.role, "manage", site.settings)) return <p className="max-w-md text-lg">{words.notOwner}</p>;

  const field = (one: keyof typeof typed) => ({
    name: one,
    value: typed[one],
    onChange: ({ target }: { target: HTMLInputElement }) => setTyped({ ...typed, [one]: target.value }),
  });

  async function save(): Promise<void> {
    const request = () => ({ request: crypto.randomUUID(), site: site.id });
    // What is set elsewhere stays as it is.
    const { messagesTo: _, keepMessagesFor: __, ...others } = settings;
    const next: SiteSettings = {
      ...others,
      ...(typed.messagesTo && { messagesTo: typed.messagesTo }),
      ...(typed.keepFor && { keepMessagesFor: Number(typed.keepFor) }),
    };
    if (typed.name.trim() !== name) await siteActs.rename(site, typed.name);
    if (next.messagesTo !== settings.messagesTo || next.keepMessagesFor !== settings.keepMessagesFor)
      await sendCommand("change-settings", { ...request(), settings: next });
    if (typed.subdomain !== subdomain)
      await sendCommand("move-site", { ...request(), subdomain: typed.subdomain });
    showSuccess(notices.saved);
    onChanged();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    void run(save);
  }

  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <form onSubmit={submit} className="grid max-w-2xl gap-6">
        <TextField label={words.name} hint={words.nameHint} required maxLength={80} {...field("name")} />
        <TextField
          label={words.address}
          hint={words.addressHint}
          required
          maxLength={40}
          autoCapitalize="none"
          spellCheck={false}
          {...field("subdomain")}
        />
        <TextField
          label={words.messagesTo}
          hint={words.messagesToHint}
          type="email"
          maxLength={255}
          autoComplete="email"
          {...field("messagesTo")}
        />
        <TextField
          label={words.keepFor}
          hint={words.keepForHint}
          type="number"
          min={1}
          max={3650}
          {...field("keepFor")}
        />
        <Button type="submit" busyLabel={busy && words.saving} className="justify-self-start">
          {words.save}
        </Button>
      </form>
      <div className="grid content-start gap-12">
        <ExportButton site={site} />
        <section aria-labelledby="taking-down" className="grid content-start gap-4 border-t border-line pt-6">
          <h2 id="taking-down" className="font-display text-3xl">
            {words.danger}
          </h2>
          {(state === "live" || state === "changed") && (
            <>
              <p className="max-w-md text-muted">{words.unpublishText}</p>
              <Button
                variant="outline"
                className="justify-self-start"
                onClick={() =>
                  void run(async () => {
                    await siteActs.unpublish(site);
                    showSuccess(notices.unpublished(name));
                    onChanged();
                  })
                }
              >
                {acts.unpublish}
              </Button>
            </>
          )}
          <p className="max-w-md text-muted">{words.trashText}</p>
          <Button
            variant="outline"
            className="justify-self-start"
            onClick={() =>
              void run(async () => {
                await (state === "trashed" ? siteActs.restore(site) : siteActs.trash(site));
                if (state === "trashed") return onChanged();
                await navigate("/dashboard/sites?state=trashed");
              })
            }
          >
            {state === "trashed" ? acts.restore : acts.trash}
          </Button>
        </section>
      </div>
      <WebhookPart site={site.id} />
    </div>
  );
}
