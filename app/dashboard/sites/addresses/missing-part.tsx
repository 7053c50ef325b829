import { useId } from "react";
import { Link, useNavigate } from "react-router";
import { missingPage } from "../../../../engine/document/missing-page.ts";
import { showSuccess, useAction } from "../../../account/use-action.ts";
import { Button } from "../../../components/ui/button.tsx";
import { buttonClass } from "../../../components/ui/button-class.ts";
import type { AddressPartProps } from "./address-part.ts";
import { addressesContent } from "./addresses-content.ts";
import { changeDraft } from "./change-draft.ts";
import { partOfPage } from "./part-link.ts";

const words = addressesContent.missing;
const path = "/404";

/** The page for whoever finds none: the design's own, until somebody writes another. */
export function MissingPart({
  site,
  addresses: { document, revision },
  onChanged,
  mayWrite,
}: AddressPartProps & { mayWrite: boolean }) {
  const id = useId();
  const navigate = useNavigate();
  const { busy, run } = useAction();
  const isOwn = Object.hasOwn(document.pages, path);

  const write = () =>
    void run(async () => {
      const page = missingPage(document.seo.language);
      await changeDraft(site.id, revision, [{ op: "add", path: ["pages", path], value: page as never }]);
      showSuccess(words.added);
      onChanged();
      await navigate(partOfPage(site.id, path));
    });

  return (
    <section aria-labelledby={id} className="grid justify-items-start gap-4 border-t border-line pt-6">
      <h2 id={id} className="font-display text-3xl sm:text-4xl">
        {words.heading}
      </h2>
      <p className="max-w-prose text-muted text-pretty">
        {words.text} {isOwn && words.own}
      </p>
      {isOwn && (
        <Link to={partOfPage(site.id, path)} className={buttonClass("outline")}>
          {words.edit}
        </Link>
      )}
      {!isOwn && mayWrite && (
        <Button variant="outline" busyLabel={busy && words.busy} onClick={write}>
          {words.write}
        </Button>
      )}
    </section>
  );
}
