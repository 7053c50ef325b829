import { useCallback, useState } from "react";
import type { MySite } from "../../account/profile.ts";
import { Button } from "../../components/ui/button.tsx";
import { Modal } from "../../components/ui/modal.tsx";
import { addressParts, readMySite } from "../../dashboard/sites/my-sites.ts";
import { PublishPanel } from "../../dashboard/sites/publish-panel.tsx";
import type { DraftStore } from "../draft/draft-store.ts";
import { editorWords } from "../editor-words.ts";
import { WhatChanges } from "./what-changes.tsx";

const words = editorWords.publishing;

type Found = { site: MySite; address: string };

/** Publishes the site from where it is edited: all that was typed is saved first, and the checks say what they object to. */
export function PublishHere({ site, store }: { site: string; store: DraftStore }) {
  const [isOpen, setOpen] = useState(false);
  const [found, setFound] = useState<Found | "failed">();

  const look = useCallback(async () => {
    try {
      await store.flush();
      const [mine, { before, after }] = await Promise.all([readMySite(site), addressParts()]);
      setFound(mine ? { site: mine, address: before + mine.subdomain + after } : "failed");
    } catch {
      setFound("failed");
    }
  }, [site, store]);

  return (
    <>
      <Button
        className="min-h-11! px-5! max-sm:px-3!"
        onClick={() => {
          setOpen(true);
          void look();
        }}
      >
        {words.publish}
      </Button>
      {isOpen && (
        <Modal isNarrow heading={words.publish} closeLabel={editorWords.close} onClose={() => setOpen(false)}>
          {found === undefined && <p role="status">{words.looking}</p>}
          {found === "failed" && <p role="alert">{words.failed}</p>}
          {found !== undefined && found !== "failed" && (
            // The heading's rule is enough of one.
            <div className="[&>section]:border-t-0 [&>section]:pt-0">
              {found.site.state === "changed" && <WhatChanges site={site} />}
              <PublishPanel site={found.site} address={found.address} onChanged={() => void look()} />
            </div>
          )}
        </Modal>
      )}
    </>
  );
}
