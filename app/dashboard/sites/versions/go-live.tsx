import type { RefusedReport } from "../../../../contract/publish-report.ts";
import { sendCommand } from "../../../account/send-command.ts";
import { Button } from "../../../components/ui/button.tsx";
import { isOver, readPublish } from "../use-publish.ts";
import { useSiteAction } from "../use-site-action.ts";
import { versionsContent } from "./versions-content.ts";

const words = versionsContent.opened;

/** Milliseconds between two looks at how far it is. */
const pause = 150;

type Props = {
  site: string;
  number: number;
  onChanged: () => void;
  /** Told how it ended. */
  onTold: (text: string) => void;
};

/** Shows visitors an earlier version, and says when they see it. */
export function GoLive({ site, number, onChanged, onTold }: Props) {
  const { busy, run } = useSiteAction(onChanged);
  const go = () =>
    void run(async () => {
      onTold("");
      const { publish } = await sendCommand("roll-back-site", {
        request: crypto.randomUUID(),
        site,
        version: number,
      });
      onTold(await endOf(publish, number));
      onChanged();
    });
  return (
    <Button busyLabel={busy && words.going} onClick={go}>
      {words.goLive}
    </Button>
  );
}

/** How a publish has ended, in words; at once where its files were there, else when they are made. */
async function endOf(publish: string, number: number): Promise<string> {
  for (;;) {
    const row = await readPublish(publish).catch(() => "unknown" as const);
    if (row === undefined) return words.notSeen;
    if (row !== "unknown" && isOver(row)) {
      if (row.state === "done") return words.wentLive(number);
      if (row.state === "replaced") return words.replaced;
      const { problems = [], hint = "" } = (row.report ?? {}) as Partial<RefusedReport>;
      return [words.notLive, ...problems, hint].filter(Boolean).join(" ");
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
