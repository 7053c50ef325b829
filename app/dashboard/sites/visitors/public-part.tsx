import { publicVisitorsPath } from "../../../../contract/visits.ts";
import { sendCommand } from "../../../account/send-command.ts";
import { showSuccess } from "../../../account/use-action.ts";
import { Button } from "../../../components/ui/button.tsx";
import type { SitePanelProps } from "../site-panel.ts";
import { useSiteAction } from "../use-site-action.ts";
import { visitorsContent } from "./visitors-content.ts";

const words = visitorsContent.public;

type Props = SitePanelProps & { address: string };

/** Whether everybody may see the figures, for whom the site is. */
export function PublicPart({ site, address, onChanged }: Props) {
  const { busy, run } = useSiteAction(onChanged);
  const { publicVisitors: isShown = false, ...others } = site.settings;
  const page = address + publicVisitorsPath;

  const turn = () =>
    run(async () => {
      await sendCommand("change-settings", {
        request: crypto.randomUUID(),
        site: site.id,
        settings: isShown ? others : { ...others, publicVisitors: true },
      });
      showSuccess(isShown ? words.hidden : words.shown);
      onChanged();
    });

  return (
    <section
      aria-labelledby="shown-to-everybody"
      className="grid justify-items-start gap-4 border-t border-line pt-6"
    >
      <h3 id="shown-to-everybody" className="font-display text-3xl">
        {words.heading}
      </h3>
      <p className="max-w-prose text-pretty text-muted">
        {isShown ? words.on : words.off}
        {isShown && (
          <>
            {" "}
            <a href={page} className="wrap-anywhere text-ink underline underline-offset-4 hover:text-accent">
              {page.replace(/^https?:\/\//, "")}
            </a>
          </>
        )}
      </p>
      <Button variant="outline" busyLabel={busy && words.busy} onClick={() => void turn()}>
        {isShown ? words.hide : words.show}
      </Button>
    </section>
  );
}
