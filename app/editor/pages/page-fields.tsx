import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { Button } from "../../components/ui/button.tsx";
import { inputClass } from "../../components/ui/text-field.tsx";
import { addressFault, addressOf, freeAddress } from "./page-address.ts";
import { pagesWords as words } from "./pages-words.ts";

/** As many letters as a link of the menu has room for. */
const longestName = 60;

type Props = {
  site: SiteDocument;
  /** What the page is called, and where it stands, to begin with. */
  name: string;
  /** Undefined for a page that is new: its address is made of its name until somebody writes one. */
  address: string | undefined;
  /** Where it cannot be changed, why. */
  fixed?: string | undefined;
  /** Other pages that it may begin as. */
  copies?: readonly { path: string; label: string }[];
  submit: string;
  onSubmit: (given: { name: string; address: string; copyOf: string | undefined }) => void;
  onCancel: () => void;
};

/** Asks for the name and the address of a page, and says at once what is wrong with them. */
export function PageFields(props: Props) {
  const { site, fixed, copies, submit, onSubmit, onCancel } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState(props.name);
  const [typed, setTyped] = useState(props.address);
  const [copyOf, setCopyOf] = useState("");
  const [isAsked, setAsked] = useState(false);

  // All of it, and not the field alone that has the focus.
  useEffect(() => {
    // Some browsers answer with a promise, which is nothing that an effect may return.
    void form.current?.scrollIntoView({ block: "nearest" });
  }, []);

  // Braces would refer to something.
  const title = name.replaceAll("{", "(").replaceAll("}", ")").trim();
  const address = fixed ? (props.address ?? "") : (typed ?? (title ? freeAddress(site, title) : ""));
  const plain = fixed ? address : addressOf(address);
  const fault = fixed || plain === props.address ? undefined : addressFault(site, plain, props.address);
  const isFaultSaid = fault !== undefined && (isAsked || (fault !== "empty" && plain !== ""));
  const isNameMissing = title === "" && isAsked;

  function send(event: FormEvent): void {
    event.preventDefault();
    setAsked(true);
    if (title === "") document.getElementById(`${id}-name`)?.focus();
    else if (fault) document.getElementById(`${id}-address`)?.focus();
    else onSubmit({ name: title, address: plain, copyOf: copyOf || undefined });
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={send}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onCancel();
      }}
      className="grid gap-4 py-3"
    >
      <div>
        <label htmlFor={`${id}-name`} className="mb-1 block text-sm font-semibold">
          {words.name}
        </label>
        <input
          // biome-ignore lint/a11y/noAutofocus: somebody has just asked for these fields
          autoFocus
          id={`${id}-name`}
          value={name}
          maxLength={longestName}
          aria-invalid={isNameMissing || undefined}
          aria-describedby={`${id}-name-hint`}
          onChange={({ target }) => setName(target.value)}
          className={inputClass}
        />
        <p id={`${id}-name-hint`} className="mt-1 text-sm text-muted">
          {isNameMissing ? <Fault>{words.faults.name}</Fault> : words.nameHint}
        </p>
      </div>
      <div>
        <label htmlFor={`${id}-address`} className="mb-1 block text-sm font-semibold">
          {words.address}
        </label>
        <input
          id={`${id}-address`}
          value={address}
          readOnly={fixed !== undefined}
          maxLength={200}
          spellCheck={false}
          autoCapitalize="none"
          aria-invalid={isFaultSaid || undefined}
          aria-describedby={`${id}-address-hint`}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => typed !== undefined && !fixed && setTyped(plain)}
          className={`${inputClass} read-only:text-muted`}
        />
        <p id={`${id}-address-hint`} className="mt-1 min-h-5 text-sm text-muted">
          {isFaultSaid ? (
            <Fault>{words.faults[fault]}</Fault>
          ) : (
            (fixed ?? (plain !== address && plain ? words.becomes(plain) : ""))
          )}
        </p>
      </div>
      {copies && (
        <div>
          <label htmlFor={`${id}-copy`} className="mb-1 block text-sm font-semibold">
            {words.begin}
          </label>
          <select
            id={`${id}-copy`}
            value={copyOf}
            onChange={({ target }) => setCopyOf(target.value)}
            className={inputClass}
          >
            <option value="">{words.blank}</option>
            {copies.map(({ path, label }) => (
              <option key={path} value={path}>
                {words.copyOf(label)}
              </option>
            ))}
          </select>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-5">
        <Button type="submit">{submit}</Button>
        <Button variant="text" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

function Fault({ children }: { children: string }) {
  return (
    <span className="relative block pl-4 text-ink">
      <span aria-hidden className="absolute inset-y-0 left-0 w-1.5 bg-danger" />
      {children}
    </span>
  );
}
