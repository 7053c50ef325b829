import { useEffect, useMemo, useRef, useState } from "react";
import { PartWaiting } from "../../../account/area/part-waiting.tsx";
import { useLoaded } from "../../../account/area/use-loaded.ts";
import { sendCommand } from "../../../account/send-command.ts";
import { useAction } from "../../../account/use-action.ts";
import { designsInOrder } from "../../../start/designs-in-order.ts";
import { designsToWear, readTemplateList } from "../../../start/known-templates.ts";
import type { SitePanelProps } from "../site-panel.ts";
import { brandNamed } from "./brand-named.ts";
import { designContent as words } from "./design-content.ts";
import { DesignImprovement } from "./design-improvement.tsx";
import { DesignStage } from "./design-stage.tsx";
import { DesignWall } from "./design-wall.tsx";
import { readWorn } from "./read-worn.ts";
import { WayBack } from "./way-back.tsx";
import { wornPagesOf } from "./worn-pages.ts";

type Change = { kind: "design"; design: string } | { kind: "before"; revision: number };

/** The site's own first page in all designs: one of them large, what it would mean, and the way back from it. */
export function DesignPanel({ site, onChanged }: SitePanelProps) {
  const {
    value: worn,
    error,
    again,
  } = useLoaded(`${site.id} ${site.revision}`, async () => {
    const [read, list] = await Promise.all([readWorn(site.id), readTemplateList()]);
    return { ...read, designs: designsToWear(list, read.design) };
  });
  const [opened, setOpened] = useState<string>();
  const [told, setTold] = useState("");
  const { busy, run } = useAction();
  const stage = useRef<HTMLHeadingElement>(null);
  const over = useMemo(() => new AbortController(), []);
  const pages = useMemo(() => wornPagesOf(site.id, over.signal), [site.id, over]);
  useEffect(() => () => over.abort(), [over]);

  if (!worn) return <PartWaiting words={words} error={error} again={again} />;
  const { designs } = worn;
  const order = designsInOrder(designs.slugs, worn.trade, undefined, designs.chosen);
  const shown = opened ?? order.find((slug) => slug !== worn.design) ?? worn.design;

  const change = (to: Change, next: string, said: string) =>
    run(async () => {
      setTold("");
      try {
        await sendCommand("change-design", {
          request: crypto.randomUUID(),
          site: site.id,
          revision: worn.revision,
          to,
        });
        setOpened(next);
        setTold(said);
      } finally {
        // Also where somebody else was first: what stands here is not true any more.
        onChanged();
        again();
      }
    });

  const decline = (version: number) =>
    run(async () => {
      const { design } = worn;
      await sendCommand("decline-improvement", {
        request: crypto.randomUUID(),
        site: site.id,
        design,
        version,
      });
      setTold(words.told.declined(brandNamed(design)));
      again();
    });

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <div className="grid items-end gap-x-12 gap-y-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <h2 className="font-display text-[clamp(2.5rem,5vw,4.5rem)] leading-[0.92] text-balance">
          {words.heading}
        </h2>
        <p className="max-w-md text-lg text-pretty text-muted">{words.lead}</p>
      </div>
      <p role="status" className={told ? "border-t-2 border-accent pt-4 text-xl text-pretty" : "sr-only"}>
        {told}
      </p>
      {worn.before && (
        <WayBack
          before={worn.before}
          worn={worn}
          busy={busy}
          mayChange={mayChange(site)}
          onExact={({ revision, design }) =>
            void change({ kind: "before", revision }, design, words.told.back(brandNamed(design)))
          }
          onPoured={({ design }) =>
            void change({ kind: "design", design }, design, words.told.back(brandNamed(design)))
          }
        />
      )}
      {mayChange(site) && (
        <DesignImprovement
          worn={worn}
          pages={pages}
          busy={busy}
          onTake={() =>
            void change(
              { kind: "design", design: worn.design },
              worn.design,
              words.told.improved(brandNamed(worn.design)),
            )
          }
          onDecline={(version) => void decline(version)}
        />
      )}
      <DesignStage
        heading={stage}
        design={shown}
        worn={worn}
        pages={pages}
        busy={busy}
        state={mayChange(site) ? "may" : site.role === "viewer" ? "may not" : "rests"}
        onWear={() =>
          void change({ kind: "design", design: shown }, shown, words.told.worn(brandNamed(shown)))
        }
      />
      <DesignWall
        order={order}
        designs={designs}
        shown={shown}
        worn={worn}
        pages={pages}
        onShow={(slug) => {
          setOpened(slug);
          // The heading is there before and after: it says another name.
          stage.current?.scrollIntoView({ block: "start" });
          stage.current?.focus({ preventScroll: true });
        }}
      />
    </div>
  );
}

function mayChange({ role, state }: SitePanelProps["site"]): boolean {
  return role !== "viewer" && state !== "trashed" && state !== "suspended";
}
