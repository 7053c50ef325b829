import { useEffect, useRef } from "react";
import type { Patch } from "../../../contract/patch.ts";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { holderOf } from "../draft/holder.ts";
import { below } from "../draft/section-change.ts";
import { editorWords } from "../editor-words.ts";
import type { DesignForms } from "../form/design-forms.ts";
import { FormContext, type FormSurroundings, type Path, put } from "../form/form-context.ts";
import type { FormSchema } from "../form/form-schema.ts";
import { SchemaField } from "../form/schema-form.tsx";
import { pagesToLeadTo } from "../parts/pages-to-lead-to.ts";
import { FactFields } from "./fact-fields.tsx";
import { fieldAt } from "./schema-at.ts";
import { toldFact } from "./told-fact.ts";
import { useBubblePlace } from "./use-bubble-place.ts";

/** A field of a section, or of a record of a collection, by its path from there. */
export type FieldPlace = { collection?: string | undefined; path: Path };

type Props = {
  document: SiteDocument;
  forms: DesignForms;
  path: string;
  section: string;
  places: readonly FieldPlace[];
  /** What the fields are about, on the page; the bubble stands beside it. */
  anchor: () => DOMRect | undefined;
  /** Whether it is opened for where a link leads, and not for its words. */
  isAddress?: boolean | undefined;
  /** What was typed there on the page and does not fit: it goes on in the field. */
  begun?: string | undefined;
  /** What it is about, on the page. */
  about: Element | undefined;
  change: (steps: Patch, place: string) => void;
  onClose: () => void;
  pictureField?: FormSurroundings["pictureField"];
};

/** Fields beside what they change on the page, for all that cannot be typed into where it stands. */
export function FieldBubble({
  document,
  forms,
  path,
  section,
  places,
  anchor,
  isAddress = false,
  begun,
  about,
  change,
  onClose,
  pictureField,
}: Props) {
  const bubble = useRef<HTMLElement>(null);
  useBubblePlace(bubble, anchor, about);
  useEffect(() => {
    const address = isAddress && bubble.current?.querySelector<HTMLInputElement>("input[list]");
    if (address) address.select();
    const first = bubble.current?.querySelector<HTMLElement>("input, textarea, select, button");
    (address || first)?.focus();
  }, [isAddress]);
  const holder = holderOf(document, forms, path, section);
  if (!holder) return null;

  return (
    <section
      ref={bubble}
      aria-label={editorWords.bubble.label}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose();
      }}
      className="fixed z-30 grid max-h-[70dvh] scroll-py-5 w-[min(24rem,calc(100vw-1.5rem))] gap-5 overflow-y-auto border border-ink bg-paper p-5 shadow-2xl max-lg:inset-x-0! max-lg:bottom-0! max-lg:top-auto! max-lg:max-h-[50dvh] max-lg:w-full max-lg:border-x-0 max-lg:border-b-0"
    >
      {places.map((place) => {
        const { collection } = place;
        const held = collection ? document.collections?.[collection] : holder.props;
        const from: FormSchema = collection
          ? { type: "array", items: forms.collections[collection] as FormSchema }
          : holder.schema;
        const field = fieldAt(from, held, place.path);
        if (!field) return null;
        const name = place.path.at(-1) ?? "";
        const fact = toldFact(field.value, document.facts);
        const write = (steps: Patch) =>
          change(
            collection ? below(["collections", collection], steps) : holder.change(steps),
            `${path} ${section} ${collection ?? ""} ${place.path.join("/")}`,
          );
        if (fact) {
          return (
            <FactFields
              key={place.path.join("/")}
              document={document}
              schema={forms.facts as FormSchema}
              fact={fact}
              change={change}
              onOwn={() => write(put(place.path, document.facts[fact] ?? "", true))}
            />
          );
        }
        return (
          <FormContext
            key={`${collection ?? ""} ${place.path.join("/")}`}
            value={{
              type: holder.type,
              pages: pagesToLeadTo(document),
              change: write,
              document,
              ...(begun !== undefined && { begun: { at: place.path.join("/"), text: begun } }),
              isRecord: collection !== undefined,
              isSample: (at) => !collection && holder.isSample(at),
              ...(pictureField && { pictureField }),
            }}
          >
            <SchemaField
              name={name}
              schema={field.schema}
              value={field.value}
              path={place.path}
              isOptional={field.isOptional}
            />
          </FormContext>
        );
      })}
      <button
        type="button"
        onClick={onClose}
        className="min-h-11 min-w-11 cursor-pointer justify-self-start text-left font-semibold underline underline-offset-4 hover:text-accent"
      >
        {editorWords.bubble.done}
      </button>
    </section>
  );
}
