import { lazy, Suspense, useMemo, useState } from "react";
import type { Patch } from "../../../../contract/patch.ts";
import { applyPatch } from "../../../../engine/document/apply-patch.ts";
import type { SiteDocument } from "../../../../engine/document/site-document.ts";
import { showSuccess, useAction } from "../../../account/use-action.ts";
import { Button } from "../../../components/ui/button.tsx";
import { drawCardFor } from "../../../editor/parts/draw-card.ts";
import { addressesContent } from "./addresses-content.ts";
import { changeDraft } from "./change-draft.ts";

const words = addressesContent.found;

// The fields come when a page is opened: they are those of the tab Content.
const PartForm = lazy(async () => ({
  default: (await import("../../../editor/parts/part-forms.tsx")).PartForm,
}));

const noForms = { nav: {}, footer: {}, facts: {}, blocks: {}, collections: {} };

type Props = {
  site: string;
  document: SiteDocument;
  revision: number;
  path: string;
  onKept: () => void;
  onLeave: () => void;
};

/** Title and description of one page with what a search and a card make of them; nothing is kept before somebody says so. */
export function FoundFields({ site, document, revision, path, onKept, onLeave }: Props) {
  const { busy, run } = useAction();
  const [steps, setSteps] = useState<Patch>([]);
  const changed = applyPatch(document, steps);
  const drawCard = useMemo(() => drawCardFor(site), [site]);

  const keep = () =>
    void run(async () => {
      const patch = seoChanges(document, changed, path);
      if (patch.length > 0) {
        await changeDraft(site, revision, patch);
        showSuccess(words.kept);
      }
      onKept();
    });

  return (
    <div className="pb-8 lg:[&_[data-form]>div]:grid-cols-2 lg:[&_[data-form]>div]:grid-rows-[auto_auto_1fr] lg:[&_[data-form]>div]:items-start lg:[&_[data-form]>div]:gap-x-12 lg:[&_[data-form]>div>:last-child]:col-start-2 lg:[&_[data-form]>div>:last-child]:row-span-3 lg:[&_[data-form]>div>:last-child]:row-start-1">
      <Suspense fallback={<p className="py-6 text-muted">{words.loading}</p>}>
        <div data-form className="pt-2">
          <PartForm
            part={{ kind: "page", path }}
            document={changed}
            forms={noForms}
            change={(more) => setSteps((before) => [...before, ...more])}
            show={() => {}}
            tell={() => {}}
            drawCard={drawCard}
          />
        </div>
        <div className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
          <Button busyLabel={busy && words.keeping} onClick={keep}>
            {words.keep}
          </Button>
          <Button variant="text" disabled={busy} onClick={onLeave}>
            {words.leave}
          </Button>
        </div>
      </Suspense>
    </div>
  );
}

/** What makes of a page's words in one document those in the other, whatever was typed between. */
function seoChanges(before: SiteDocument, after: SiteDocument, path: string): Patch {
  const [was, is] = [before.pages[path]?.seo, after.pages[path]?.seo];
  if (!was || !is) return [];
  const at = (name: string) => ["pages", path, "seo", name];
  const texts = (["title", "description"] as const).flatMap((name) =>
    was[name] === is[name] ? [] : [{ op: "replace" as const, path: at(name), value: is[name] }],
  );
  const [wasHidden, isHidden] = [was.isHidden === true, is.isHidden === true];
  if (wasHidden === isHidden) return texts;
  const step: Patch[number] = isHidden
    ? { op: "add", path: at("isHidden"), value: true }
    : { op: "remove", path: at("isHidden") };
  return [...texts, step];
}
