import { useRef, useState } from "react";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { Button } from "../../components/ui/button.tsx";
import type { History } from "../draft/history.ts";
import type { DesignForms } from "../form/design-forms.ts";
import { inOrderOfMenu } from "../parts/menu-order.ts";
import {
  addPage,
  changeMenu,
  linksTo,
  nameOf,
  type PageResult,
  reasonInWords,
  renamePage,
  takePageAway,
} from "./act-on-page.ts";
import { mostInMenu, placeInMenu } from "./menu-steps.ts";
import { freeAddress } from "./page-address.ts";
import { PageFields } from "./page-fields.tsx";
import { pagesWords as words } from "./pages-words.ts";
import { removePage, whyFixed } from "./remove-page.ts";
import { RemoveQuestion } from "./remove-question.tsx";

type Props = {
  site: SiteDocument;
  forms: DesignForms;
  history: History;
  /** Whether visitors may know its pages: where one goes, it is asked what its address leads to. */
  isKept: boolean;
  /** The page that is shown. */
  path: string;
  onShow: (path: string) => void;
  tell: (text: string) => void;
  /** Shows the fields of a page. */
  onFields: (path: string) => void;
};

/** The pages of a site; the one that is shown says what can be done with it. */
export default function PagesPanel(props: Props) {
  const { site, forms, history, isKept, path, onShow, tell, onFields } = props;
  const [open, setOpen] = useState<"add" | "rename" | "remove">();
  const panel = useRef<HTMLDivElement>(null);
  const pages = inOrderOfMenu(site);

  const focus = (selector: string) =>
    // Once the list is drawn with it.
    requestAnimationFrame(() => panel.current?.querySelector<HTMLElement>(selector)?.focus());

  function done(result: PageResult | undefined, next = `[data-page="${result?.path}"] button`): void {
    if (!result) return;
    setOpen(undefined);
    tell(result.told);
    if (result.path !== path) onShow(result.path);
    focus(next);
  }

  return (
    <div ref={panel}>
      <h2 className="mb-3 font-display text-2xl leading-none">{words.title}</h2>
      <ol className="border-t border-line">
        {pages.map(([at, page]) => {
          const isShown = at === path;
          const place = placeInMenu(site, at);
          const note = page.record ? words.records : place >= 0 ? words.inMenu(place + 1) : words.outOfMenu;
          return (
            <li key={at} data-page={at} className="border-b border-line">
              <button
                type="button"
                aria-current={isShown ? "page" : undefined}
                onClick={() => {
                  setOpen(undefined);
                  onShow(at);
                }}
                className="flex min-h-11 w-full cursor-pointer items-baseline justify-between gap-3 border-l-2 border-transparent py-2 pl-3 text-left hover:border-line aria-[current]:border-accent"
              >
                <span className="min-w-0 grow">
                  <span className="block font-medium wrap-anywhere">{nameOf(site, at)}</span>
                  <span className="block truncate text-sm text-muted">{at}</span>
                </span>
                <span className="shrink-0 text-xs text-muted">{note}</span>
              </button>
              {isShown && (
                <div className="pb-3 pl-3.5">
                  {open === "rename" ? (
                    <PageFields
                      site={site}
                      name={nameOf(site, at)}
                      address={at}
                      fixed={fixedWords(site, at)}
                      submit={words.save}
                      onSubmit={(given) => done(renamePage(history, site, at, given))}
                      onCancel={() => {
                        setOpen(undefined);
                        focus(`[data-page="${at}"] [data-rename]`);
                      }}
                    />
                  ) : open === "remove" ? (
                    <RemoveQuestion
                      site={site}
                      path={at}
                      onRemove={(leadsOn) => done(takePageAway(history, site, at, forms, leadsOn))}
                      onCancel={() => {
                        setOpen(undefined);
                        focus(`[data-page="${at}"] [data-remove]`);
                      }}
                    />
                  ) : (
                    <PageTools
                      site={site}
                      forms={forms}
                      path={at}
                      onRename={() => setOpen("rename")}
                      onMenu={(act) => done(changeMenu(history, site, at, act))}
                      onCopy={() => {
                        const name = words.copyName(nameOf(site, at));
                        const address = freeAddress(site, name);
                        done(addPage(history, site, { name, address, copyOf: at, after: at }));
                      }}
                      onRemove={() =>
                        isKept ? setOpen("remove") : done(takePageAway(history, site, at, forms))
                      }
                      onFields={() => onFields(at)}
                    />
                  )}
                </div>
              )}
            </li>
          );
        })}
      </ol>
      {open === "add" ? (
        <PageFields
          site={site}
          name=""
          address={undefined}
          copies={pages
            .filter(([, { record }]) => record === undefined)
            .map(([at]) => ({ path: at, label: nameOf(site, at) }))}
          submit={words.create}
          onSubmit={(given) => done(addPage(history, site, { ...given, after: path }))}
          onCancel={() => {
            setOpen(undefined);
            focus("[data-add]");
          }}
        />
      ) : (
        <Button variant="text" className="mt-3" data-add onClick={() => setOpen("add")}>
          {words.add}
        </Button>
      )}
    </div>
  );
}

function fixedWords(site: SiteDocument, path: string): string | undefined {
  const reason = whyFixed(site, path);
  return reason && reasonInWords(reason, site);
}

type ToolsProps = {
  site: SiteDocument;
  forms: DesignForms;
  path: string;
  onRename: () => void;
  onMenu: (act: "in" | "out" | "earlier" | "later") => void;
  onCopy: () => void;
  onRemove: () => void;
  onFields: () => void;
};

/** What can be done with a page; what cannot says why. */
function PageTools({ site, forms, path, onRename, onMenu, onCopy, onRemove, onFields }: ToolsProps) {
  const place = placeInMenu(site, path);
  const { links } = site.nav;
  const isOfRecords = site.pages[path]?.record !== undefined;
  const removal = removePage(site, path, forms);
  const kept = "reason" in removal ? reasonInWords(removal.reason, site) : undefined;
  const isFull = place < 0 && links.length >= mostInMenu;
  const name = nameOf(site, path);
  const leading = linksTo(site, path);
  const button = (label: string, act: () => void, isPossible = true, more = {}) => (
    <button
      type="button"
      disabled={!isPossible}
      onClick={act}
      aria-label={`${label}: ${name}`}
      className="min-h-9 cursor-pointer text-left text-sm underline decoration-1 underline-offset-4 hover:text-accent disabled:cursor-default disabled:text-muted disabled:no-underline max-lg:min-h-11"
      {...more}
    >
      {label}
    </button>
  );
  return (
    <>
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        {!isOfRecords && button(words.rename, onRename, true, { "data-rename": "" })}
        {!isOfRecords && place < 0 && button(words.intoMenu, () => onMenu("in"), !isFull)}
        {place >= 0 && button(words.takeOut, () => onMenu("out"))}
        {place >= 0 && button(words.earlier, () => onMenu("earlier"), place > 0)}
        {place >= 0 && button(words.later, () => onMenu("later"), place < links.length - 1)}
        {!isOfRecords && button(words.duplicate, onCopy)}
        {button(words.fields, onFields)}
        {button(words.remove, onRemove, !kept, { "data-remove": "" })}
      </div>
      {isFull && !isOfRecords && <p className="mt-2 text-sm text-muted">{words.fullMenu(mostInMenu)}</p>}
      {(kept || leading > 0) && <p className="mt-2 text-sm text-muted">{kept ?? words.leading(leading)}</p>}
    </>
  );
}
