import { type FormEvent, useId, useState } from "react";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { Button } from "../../components/ui/button.tsx";
import { inputClass } from "../../components/ui/text-field.tsx";
import { inOrderOfMenu } from "../parts/menu-order.ts";
import { nameOf } from "./act-on-page.ts";
import { pagesWords } from "./pages-words.ts";

const words = pagesWords.removal;

type Props = {
  site: SiteDocument;
  path: string;
  /** `leadsOn` is the page that its address leads to from now on; null is none. */
  onRemove: (leadsOn: string | null) => void;
  onCancel: () => void;
};

/** Before a page goes: where its address leads from now on. */
export function RemoveQuestion({ site, path, onRemove, onCancel }: Props) {
  const id = useId();
  const [to, setTo] = useState("");
  const others = inOrderOfMenu(site).filter(
    ([at, { record }]) => at !== path && record === undefined && !at.endsWith("/404"),
  );

  function send(event: FormEvent): void {
    event.preventDefault();
    onRemove(to === "" ? null : to);
  }

  return (
    <form
      aria-label={words.question(nameOf(site, path))}
      onSubmit={send}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onCancel();
      }}
      className="grid gap-3 py-3"
    >
      <div>
        <label htmlFor={id} className="mb-1 block text-sm font-semibold wrap-anywhere">
          {words.leads(path)}
        </label>
        <select
          // biome-ignore lint/a11y/noAutofocus: somebody has just asked for it
          autoFocus
          id={id}
          value={to}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setTo(target.value)}
          className={inputClass}
        >
          <option value="">{words.nowhere}</option>
          {others.map(([at]) => (
            <option key={at} value={at}>
              {words.to(nameOf(site, at))}
            </option>
          ))}
        </select>
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {words.hint}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-5">
        <Button type="submit">{words.submit}</Button>
        <Button variant="text" onClick={onCancel}>
          {pagesWords.cancel}
        </Button>
      </div>
    </form>
  );
}
