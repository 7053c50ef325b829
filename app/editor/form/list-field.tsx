import { type ReactNode, useId, useRef } from "react";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { Button } from "../../components/ui/button.tsx";
import { type FieldProps, put, take, useForm } from "./form-context.ts";
import { type FormSchema, hasFreeLength, itemLikeLast } from "./form-schema.ts";
import { fieldName, formWords } from "./form-words.ts";
import { toldText } from "./told-text.ts";

/** Things one after the other: each with its own fields, to be moved, taken away, and one like the last to be added. */
export function ListField({
  schema,
  name,
  value = [],
  path,
  children,
}: FieldProps<readonly unknown[] | undefined> & {
  schema: FormSchema;
  /** The fields of one of them. */
  children: (item: unknown, index: number) => ReactNode;
}) {
  const { change, type, document: site } = useForm();
  const list = useRef<HTMLOListElement>(null);
  const id = useId();
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  const isFree = hasFreeLength(type, path) && minItems !== maxItems;
  // Nothing is there that one more could be like.
  if (value.length === 0) return null;

  function move(from: number, to: number): void {
    change([
      { op: "remove", path: [...path, from] },
      { op: "add", path: [...path, to], value: value[from] as never },
    ]);
    // Whoever moves a thing by its button goes along.
    const way = to < from ? "up" : "down";
    requestAnimationFrame(() => {
      const buttons = Array.from(
        list.current?.children[to]?.querySelectorAll<HTMLButtonElement>("[data-way]") ?? [],
      );
      (buttons.find((button) => button.dataset.way === way) ?? buttons[0])?.focus();
    });
  }

  return (
    <fieldset>
      <legend id={id} className="mb-3 text-sm font-semibold">
        {fieldName(name)} <span className="font-normal text-muted tabular-nums">{value.length}</span>
      </legend>
      <ol ref={list} className="grid border-t border-line">
        {value.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a thing of a list is known by its place alone
          <li key={index} className="border-b border-line py-5">
            {children(item, index)}
            <div className="mt-2 flex flex-wrap gap-x-5 text-sm">
              {index > 0 && (
                <Button
                  variant="text"
                  data-way="up"
                  aria-label={`${formWords.up}: ${titleOf(item, index, site)}`}
                  onClick={() => move(index, index - 1)}
                >
                  {formWords.up}
                </Button>
              )}
              {index < value.length - 1 && (
                <Button
                  variant="text"
                  data-way="down"
                  aria-label={`${formWords.down}: ${titleOf(item, index, site)}`}
                  onClick={() => move(index, index + 1)}
                >
                  {formWords.down}
                </Button>
              )}
              {isFree && value.length > Math.max(minItems, 1) && (
                <Button
                  variant="text"
                  aria-label={`${formWords.remove}: ${titleOf(item, index, site)}`}
                  onClick={() => change(take([...path, index]))}
                >
                  {formWords.remove}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
      {isFree && value.length < maxItems && (
        <Button
          variant="text"
          aria-describedby={id}
          onClick={() => change(put([...path, value.length], itemLikeLast(value), false))}
        >
          {formWords.add}
        </Button>
      )}
      {isFree && value.length >= maxItems && (
        <p className="mt-2 text-sm text-muted">{formWords.full(maxItems)}</p>
      )}
    </fieldset>
  );
}

/** What a thing of a list is known by: the first text that it says, with the facts of `site` told. */
export function titleOf(item: unknown, index: number, site?: SiteDocument): string {
  const { title, name, label } = (typeof item === "object" && item ? item : {}) as Record<string, unknown>;
  const said = [item, title, name, label].find((text) => typeof text === "string");
  return typeof said === "string" ? toldText(said, site).read.slice(0, 40) : `${index + 1}`;
}
