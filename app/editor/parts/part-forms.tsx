import { useEffect, useRef } from "react";
import type { Patch } from "../../../contract/patch.ts";
import { isSample } from "../../../engine/document/samples.ts";
import { sectionTypeName } from "../../../engine/document/section-words.ts";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { Button } from "../../components/ui/button.tsx";
import { invertPatch } from "../draft/invert-patch.ts";
import { below, sectionChange } from "../draft/section-change.ts";
import { fetchedPart } from "../fetched-part.tsx";
import { SwitchField } from "../form/choice-fields.tsx";
import type { DesignForms } from "../form/design-forms.ts";
import { FormContext, type FormSurroundings, type Path } from "../form/form-context.ts";
import { type FormSchema, itemLikeLast } from "../form/form-schema.ts";
import { fieldName, formWords } from "../form/form-words.ts";
import { titleOf } from "../form/list-field.tsx";
import { SchemaFields } from "../form/schema-form.tsx";
import { TextInput } from "../form/text-input.tsx";
import { copySteps, hideSteps, moveSteps, newSectionKey, removeSteps } from "../sections/section-steps.ts";
import type { DrawCard } from "./draw-card.ts";
import { HoursFields } from "./hours-fields.tsx";
import { pagesToLeadTo } from "./pages-to-lead-to.ts";
import type { Part } from "./part.ts";
import { partsWords } from "./parts-words.ts";
import { seoSchemas } from "./seo-schemas.ts";

const PageFound = fetchedPart(() => import("./page-found.tsx"));

export type PartProps = {
  /** Draws the picture that a page is shared with; undefined where no site is there yet to draw it for. */
  drawCard?: DrawCard | undefined;
  document: SiteDocument;
  forms: DesignForms;
  change: (steps: Patch) => void;
  pictureField?: FormSurroundings["pictureField"];
  /** Shows another part, as after a section has gone. */
  show: (part: Part) => void;
  /** Says something once, with a way back. */
  tell: (text: string, undo?: () => void) => void;
};

/** The form of one part of a site. */
export function PartForm({ part, ...props }: PartProps & { part: Part }) {
  switch (part.kind) {
    case "facts":
      return <FactsForm {...props} open={part.open} />;
    case "frame":
      return <FrameForm {...props} />;
    case "page":
      return <PageForm {...props} path={part.path} />;
    case "section":
      return <SectionForm key={`${part.path} ${part.key}`} {...props} path={part.path} section={part.key} />;
    case "records":
      return <RecordsForm key={part.name} {...props} name={part.name} open={part.open} />;
  }
}

function surroundings({
  document,
  pictureField,
}: PartProps): Pick<FormSurroundings, "document" | "pages" | "pictureField"> {
  return { document, pages: pagesToLeadTo(document), ...(pictureField && { pictureField }) };
}

function FactsForm({ open, ...props }: PartProps & { open: string | undefined }) {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const labels = open ? [...(form.current?.querySelectorAll("label") ?? [])] : [];
    labels.find(({ textContent }) => textContent === fieldName(open ?? ""))?.control?.focus();
  }, [open]);
  const { properties = {}, ...schema } = props.forms.facts as FormSchema;
  // Hours have a form of their own; where it stands on a map comes with the address.
  const { hours: _, position: __, social, logo, ...simple } = properties;
  const { facts } = props.document;
  return (
    <FormContext
      value={{
        ...surroundings(props),
        type: "facts",
        change: (steps) => props.change(below(["facts"], steps)),
      }}
    >
      <div ref={form} className="grid gap-6">
        {factGroups(simple).map(({ legend, fields }) => (
          <fieldset key={legend} className="@container border-t border-line pt-4">
            <legend className="pr-3 text-sm text-muted">{legend}</legend>
            <div className="@sm:[&>div]:grid-cols-2 [&>div]:items-start">
              <SchemaFields schema={{ ...schema, properties: fields }} value={facts} />
            </div>
          </fieldset>
        ))}
        <HoursFields hours={facts.hours} />
        {social && logo && (
          <SchemaFields schema={{ ...schema, properties: { social, logo } }} value={facts} />
        )}
        {!facts.social?.length && (
          <Button
            variant="text"
            className="justify-self-start"
            onClick={() =>
              props.change([
                { op: facts.social ? "replace" : "add", path: ["facts", "social"], value: [firstLink] },
              ])
            }
          >
            {partsWords.addSocial}
          </Button>
        )}
      </div>
    </FormContext>
  );
}

type Fields = NonNullable<FormSchema["properties"]>;

/** Facts by what they are asked together; what a later schema adds stands with those of the business. */
function factGroups(fields: Fields): { legend: string; fields: Fields }[] {
  const { who, reach, where } = partsWords.facts;
  const named = { reach: ["phone", "email", "booking"], where: placeFacts };
  const pick = (isWanted: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => isWanted(name)));
  return [
    { legend: who, fields: pick((name) => !named.reach.includes(name) && !named.where.includes(name)) },
    { legend: reach, fields: pick((name) => named.reach.includes(name)) },
    { legend: where, fields: pick((name) => named.where.includes(name)) },
  ];
}

const placeFacts = ["street", "city", "region", "postalCode", "country", "area"];

/** To begin with; its address is what comes next. */
const firstLink = { label: "Instagram", href: "https://www.instagram.com/" };

function FrameForm(props: PartProps) {
  return (
    <div className="grid gap-10">
      {(["nav", "footer"] as const).map((name) => (
        <FormContext
          key={name}
          value={{
            ...surroundings(props),
            type: name,
            change: (steps) => props.change(below([name], steps)),
          }}
        >
          <SchemaFields schema={props.forms[name] as FormSchema} value={props.document[name]} />
        </FormContext>
      ))}
    </div>
  );
}

function PageForm({ path, ...props }: PartProps & { path: string }) {
  const page = props.document.pages[path];
  if (!page) return null;
  const seo = ["pages", path, "seo"];
  return (
    <FormContext value={{ ...surroundings(props), type: "page", change: props.change }}>
      <div className="grid gap-6">
        <TextInput
          schema={seoSchemas.title}
          name="title"
          label={partsWords.pageTitle}
          value={page.seo.title}
          path={[...seo, "title"]}
          isOptional={false}
        />
        <TextInput
          schema={seoSchemas.description}
          name="description"
          label={partsWords.pageDescription}
          value={page.seo.description}
          path={[...seo, "description"]}
          isOptional={false}
        />
        <SwitchField
          name="isHidden"
          label={partsWords.pageHidden}
          value={page.seo.isHidden}
          path={[...seo, "isHidden"]}
          isOptional
        />
        <PageFound document={props.document} path={path} drawCard={props.drawCard} />
      </div>
    </FormContext>
  );
}

function SectionForm({ path, section, ...props }: PartProps & { path: string; section: string }) {
  const { document, forms, change, show, tell } = props;
  const page = document.pages[path];
  const block = page?.sections[section];
  const schema = block && (forms.blocks[block.type]?.schema as FormSchema | undefined);
  if (!page || !block || !schema) return null;
  const index = page.order.indexOf(section);
  const words = partsWords.section;
  const name = sectionTypeName(block.type);

  const at = { path, page, key: section };
  const changeProps = (steps: Patch) => change(sectionChange(at, schema, steps));

  function remove(): void {
    if (!page) return;
    const steps = removeSteps(at);
    const back = invertPatch(document, steps) as Patch;
    change(steps);
    show({ kind: "page", path });
    tell(partsWords.removed(name), () => {
      change(back);
      show({ kind: "section", path, key: section });
    });
  }

  function duplicate(): void {
    const key = newSectionKey();
    change(copySteps(at, key));
    show({ kind: "section", path, key });
  }

  return (
    <>
      <FormContext
        value={{
          ...surroundings(props),
          type: block.type,
          change: changeProps,
          isSample: (at) => isSample(page, section, at),
        }}
      >
        <SchemaFields schema={schema} value={block.props} />
      </FormContext>
      <div className="mt-8 flex flex-wrap gap-x-6 border-t border-line pt-4">
        <Button variant="text" onClick={() => change(hideSteps(at))}>
          {block.isHidden ? words.show : words.hide}
        </Button>
        {index > 0 && (
          <Button variant="text" onClick={() => change(moveSteps(at, index - 1))}>
            {words.up}
          </Button>
        )}
        {index < page.order.length - 1 && (
          <Button variant="text" onClick={() => change(moveSteps(at, index + 1))}>
            {words.down}
          </Button>
        )}
        <Button variant="text" onClick={duplicate}>
          {words.copy}
        </Button>
        <Button variant="text" onClick={remove}>
          {words.remove}
        </Button>
      </div>
    </>
  );
}

function RecordsForm({ name, open, ...props }: PartProps & { name: string; open: string | undefined }) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const record = open && list.current?.querySelector<HTMLElement>(`[data-record="${open}"] > summary`);
    if (record) record.focus();
  }, [open]);
  const records = props.document.collections?.[name] ?? [];
  const found = props.forms.collections[name] as FormSchema | undefined;
  const schema = found ?? { type: "object", properties: {} };
  // The end of the record's address: links lead to it.
  const { id: _, ...properties } = schema.properties ?? {};
  const path: Path = ["collections", name];
  return (
    <FormContext
      value={{
        ...surroundings(props),
        type: name,
        isRecord: true,
        change: (steps) => props.change(below(path, steps)),
      }}
    >
      <ol ref={list} className="border-t border-line">
        {records.map((record, index) => (
          <li key={String(record.id)} className="border-b border-line">
            <details data-record={record.id} open={record.id === open}>
              <summary className="flex min-h-12 cursor-pointer items-center py-2 font-medium">
                {titleOf(record, index, props.document)}
              </summary>
              <div className="pb-6">
                <SchemaFields schema={{ ...schema, properties }} value={record} path={[index]} />
                <Button
                  variant="text"
                  className="mt-4"
                  onClick={() => {
                    props.change([{ op: "remove", path: [...path, index] }]);
                    props.tell(partsWords.removed(titleOf(record, index, props.document)), () =>
                      props.change([{ op: "add", path: [...path, index], value: record as never }]),
                    );
                  }}
                >
                  {formWords.remove}
                </Button>
              </div>
            </details>
          </li>
        ))}
      </ol>
      {records.length > 0 && (
        <Button
          variant="text"
          className="mt-3"
          onClick={() =>
            props.change([
              { op: "add", path: [...path, records.length], value: itemLikeLast(records) as never },
            ])
          }
        >
          {partsWords.newRecord}
        </Button>
      )}
    </FormContext>
  );
}
