import { useId } from "react";
import { Link } from "react-router";
import type { Patch } from "../../../../contract/patch.ts";
import { showSuccess, useAction } from "../../../account/use-action.ts";
import { buttonClass } from "../../../components/ui/button-class.ts";
import PageFound from "../../../editor/parts/page-found.tsx";
import { partName } from "../../../editor/parts/part-name.ts";
import type { AddressPartProps } from "./address-part.ts";
import { addressesContent } from "./addresses-content.ts";
import { changeDraft } from "./change-draft.ts";
import { partOfPage } from "./part-link.ts";

const words = addressesContent.found;

/** How each page looks among what a search finds and where it is shared, and which are left out. */
export function FoundPart({
  site,
  addresses: { document, revision },
  onChanged,
  mayWrite,
}: AddressPartProps & { mayWrite: boolean }) {
  const id = useId();
  const { busy, run } = useAction();

  const hide = (seo: readonly string[], isHidden: boolean) =>
    void run(async () => {
      const path = [...seo, "isHidden"];
      const patch: Patch = isHidden ? [{ op: "add", path, value: true }] : [{ op: "remove", path }];
      await changeDraft(site.id, revision, patch);
      showSuccess(words.kept);
      onChanged();
    });

  const isSiteHidden = document.seo.isHidden === true;
  const pages = Object.entries(document.pages).filter(([path]) => !path.endsWith("/404"));
  return (
    <section aria-labelledby={id} className="border-t border-line pt-6">
      <h2 id={id} className="font-display text-3xl sm:text-4xl">
        {words.heading}
      </h2>
      <p className="mt-3 max-w-prose text-muted text-pretty">{words.text}</p>
      <div className="mt-4">
        <Switch
          label={words.hideSite}
          isOn={isSiteHidden}
          isFixed={busy || !mayWrite}
          onChange={(isOn) => hide(["seo"], isOn)}
        />
        <p className="text-sm text-muted">{words.hideSiteHint}</p>
      </div>
      <ul className="mt-8 border-t border-line">
        {pages.map(([path, { seo }]) => {
          const name = partName({ kind: "page", path }, document) || path;
          return (
            <li
              key={path}
              className="grid gap-x-12 gap-y-4 border-b border-line py-8 lg:grid-cols-[minmax(12rem,4fr)_minmax(0,8fr)]"
            >
              <div className="grid content-start justify-items-start gap-2">
                <h3 className="text-xl font-semibold wrap-anywhere">{name}</h3>
                <p className="text-sm text-muted wrap-anywhere">{path}</p>
                <Switch
                  label={words.hide}
                  about={name}
                  isOn={seo.isHidden === true || isSiteHidden}
                  isFixed={busy || !mayWrite || isSiteHidden}
                  onChange={(isOn) => hide(["pages", path, "seo"], isOn)}
                />
                <Link
                  to={partOfPage(site.id, path)}
                  aria-label={words.edit(name)}
                  className={buttonClass("text")}
                >
                  {words.editShort}
                </Link>
              </div>
              <div className="sm:[&>div]:grid-cols-2 sm:[&>div]:items-start">
                <PageFound document={document} path={path} />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type SwitchProps = {
  label: string;
  /** What it is about, for whoever hears it alone. */
  about?: string;
  isOn: boolean;
  isFixed: boolean;
  onChange: (isOn: boolean) => void;
};

function Switch({ label, about, isOn, isFixed, onChange }: SwitchProps) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        checked={isOn}
        aria-disabled={isFixed || undefined}
        onChange={({ target }) => !isFixed && onChange(target.checked)}
        className="size-5 accent-[var(--color-accent)]"
      />
      <span>
        {label}
        {about && <span className="sr-only">: {about}</span>}
      </span>
    </label>
  );
}
