import { useLoaded } from "../../account/area/use-loaded.ts";
import type { MySite } from "../../account/profile.ts";
import { sendCommand } from "../../account/send-command.ts";
import { Button } from "../../components/ui/button.tsx";
import { DrawnView } from "../drawn-view.tsx";
import { brandContent } from "./brand-content.ts";

const words = brandContent.sites;

type Props = {
  site: MySite;
  /** What decides how it looks: its draft, and the brand. */
  token: string;
  isBusy: boolean;
  /** Told the revision that was looked at. */
  onApply: (revision: number) => void;
};

/** A site as it is and in the brand, side by side, and what has it wear that. */
export function BrandBeside({ site, token, isBusy, onApply }: Props) {
  const key = `${site.id} ${token}`;
  const { value, error, loading } = useLoaded(key, async () => ({
    key,
    drawn: await sendCommand("draw-with-brand", { site: site.id }),
  }));
  const drawn = value?.key === key ? value.drawn : undefined;
  if (!drawn) {
    return (
      <p role="status" className="py-6 text-muted">
        {error !== undefined && !loading ? words.drawFailed : words.drawing}
      </p>
    );
  }
  return (
    <div className="grid gap-6 py-5">
      <div className="grid gap-6 sm:grid-cols-2">
        {(drawn.differs ? (["before", "after"] as const) : (["before"] as const)).map((which) => (
          <figure key={which}>
            <div className="aspect-[4/3] border border-line [&>div]:size-full">
              <DrawnView
                token={`${key} ${which}`}
                draw={async () => drawn[which]}
                title={words[which]}
                failed={words.drawFailed}
              />
            </div>
            <figcaption className="mt-2 text-sm text-muted">{words[which]}</figcaption>
          </figure>
        ))}
      </div>
      {drawn.differs ? (
        <Button
          className="justify-self-start"
          busyLabel={isBusy && words.applying}
          onClick={() => onApply(drawn.revision)}
        >
          {words.apply}
        </Button>
      ) : (
        <p className="text-muted">{words.already}</p>
      )}
    </div>
  );
}
