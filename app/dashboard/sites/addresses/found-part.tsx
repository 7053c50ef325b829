import { useId, useRef, useState } from "react";
import type { Patch } from "../../../../contract/patch.ts";
import { chosenPicture } from "../../../../engine/document/chosen-picture.ts";
import { showSuccess, useAction } from "../../../account/use-action.ts";
import type { AddressPartProps } from "./address-part.ts";
import { addressesContent } from "./addresses-content.ts";
import { changeDraft } from "./change-draft.ts";
import { FoundFields } from "./found-fields.tsx";
import { FoundRow } from "./found-row.tsx";
import { foundStates, isToMend } from "./found-state.ts";
import { TickBox } from "./tick-box.tsx";

const words = addressesContent.found;

/** How each page is found and shared, a line each; one at a time opens to be changed. */
export function FoundPart({
  site,
  addresses: { document, revision },
  onChanged,
  mayWrite,
}: AddressPartProps & { mayWrite: boolean }) {
  const id = useId();
  const { busy, run } = useAction();
  const [open, setOpen] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const states = foundStates(document);
  const isSiteHidden = document.seo.isHidden === true;

  const hideSite = (isHidden: boolean) =>
    void run(async () => {
      const path = ["seo", "isHidden"];
      const patch: Patch = isHidden ? [{ op: "add", path, value: true }] : [{ op: "remove", path }];
      await changeDraft(site.id, revision, patch);
      showSuccess(words.kept);
      onChanged();
    });
  /** Back to the line that was opened: its fields are gone. */
  function close(path: string): void {
    setOpen(undefined);
    list.current?.querySelector<HTMLElement>(`[data-found="${path}"]`)?.focus();
  }

  return (
    <section aria-labelledby={id} className="border-t border-line pt-6">
      <h2 id={id} className="font-display text-3xl sm:text-4xl">
        {words.heading}
      </h2>
      <p className="mt-3 max-w-prose text-muted text-pretty">{words.text}</p>
      <div className="mt-4">
        <TickBox label={words.hideSite} isOn={isSiteHidden} isFixed={busy || !mayWrite} onChange={hideSite} />
        <p className="pl-8 text-sm text-muted">{words.hideSiteHint}</p>
      </div>
      <p className="mt-8 text-sm text-muted">
        {words.sum(
          states.length,
          states.filter(({ isHidden }) => isHidden).length,
          states.filter(isToMend).length,
        )}
      </p>
      <ul ref={list} aria-label={words.pages} className="mt-2 border-t border-line">
        {states.map((state) => {
          const { path } = state;
          const isOpen = open === path;
          return (
            <FoundRow
              key={path}
              state={state}
              hasPicture={chosenPicture(document) !== undefined}
              isOpen={isOpen}
              onToggle={() => setOpen(isOpen ? undefined : path)}
              mayOpen={mayWrite}
            >
              {isOpen && (
                <FoundFields
                  site={site.id}
                  document={document}
                  revision={revision}
                  path={path}
                  onKept={() => {
                    close(path);
                    onChanged();
                  }}
                  onLeave={() => close(path)}
                />
              )}
            </FoundRow>
          );
        })}
      </ul>
    </section>
  );
}
