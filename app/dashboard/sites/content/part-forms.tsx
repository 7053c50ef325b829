import type { Patch } from "../../../../contract/patch.ts";
import { duplicateSection, moveSection, removeSection } from "../../../../engine/document/edit-sections.ts";
import { isSample } from "../../../../engine/document/samples.ts";
import type { Page, SiteDocument } from "../../../../engine/document/site-document.ts";
import { Button } from "../../../components/ui/button.tsx";
import { sampleSteps } from "../../../editor/draft/own-text.ts";
import { FormContext, type FormSurroundings, type Path } from "../../../editor/form/form-context.ts";
import { type FormSchema, itemLikeLast } from "../../../editor/form/form-schema.ts";
import { formWords, sectionTypeName } from "../../../editor/form/form-words.ts";
import { titleOf } from "../../../editor/form/list-field.tsx";
import { SchemaFields } from "../../../editor/form/schema-form.tsx";
import { TextInput } from "../../../editor/form/text-input.tsx";
import { contentWords } from "./content-words.ts";
import type { DesignForms } from "./draft-of-site.ts";
import { HoursFields } from "./hours-fields.tsx";
import type { Part } from "./part.ts";

export type PartProps = {
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
      return <FactsForm {...props} />;
    case "frame":
      return <FrameForm {...props} />;
    case "page":
      return <PageForm {...props} path={part.path} />;
    case "section":
      return <SectionForm key={`${part.path} ${part.key}`} {...props} path={part.path} section={part.key} />;
    case "records":
      return <RecordsForm {...props} name={part.name} />;
  }
}

function surroundings({
  document,
  pictureField,
}: PartProps): Pick<FormSurroundings, "pages" | "pictureField"> {
  const pages = Object.entries(document.pages).map(([href, { seo }]) => ({ href, label: seo.title }));
  return { pages, ...(pictureField && { pictureField }) };
}

/** The same steps from the document on. */
function below(path: Path, steps: Patch): Patch {
  return steps.map((step) => ({ ...step, path: [...path, ...step.path] })) as Patch;
}

function FactsForm(props: PartProps) {
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
      <div className="grid gap-6">
        <SchemaFields schema={{ ...schema, properties: simple }} value={facts} />
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
            {contentWords.addSocial}
          </Button>
        )}
      </div>
    </FormContext>
  );
}

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
          schema={{ type: "string", minLength: 1, maxLength: 200 }}
          name="title"
          label={contentWords.pageTitle}
          value={page.seo.title}
          path={[...seo, "title"]}
          isOptional={false}
        />
        <TextInput
          schema={{ type: "string", minLength: 50, maxLength: 200 }}
          name="description"
          label={contentWords.pageDescription}
          value={page.seo.description}
          path={[...seo, "description"]}
          isOptional={false}
        />
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
  const place: Path = ["pages", path];
  const own: Path = [...place, "sections", section, "props"];
  const index = page.order.indexOf(section);
  const words = contentWords.section;
  const name = sectionTypeName(block.type);

  const changeProps = (steps: Patch) =>
    change([...below(own, steps), ...sampleSteps(page, section, schema, steps, place)] as Patch);
  const changePage = (next: Page) => change([{ op: "replace", path: [...place], value: next as never }]);

  function remove(): void {
    if (!page) return;
    changePage(removeSection(page, section));
    show({ kind: "page", path });
    tell(contentWords.removed(name), () => {
      changePage(page);
      show({ kind: "section", path, key: section });
    });
  }

  function duplicate(): void {
    if (!page) return;
    const key = `s${crypto.randomUUID().replaceAll("-", "").slice(0, 10)}`;
    changePage(duplicateSection(page, section, key));
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
        <Button
          variant="text"
          onClick={() =>
            change([
              block.isHidden
                ? { op: "remove", path: [...place, "sections", section, "isHidden"] }
                : { op: "add", path: [...place, "sections", section, "isHidden"], value: true },
            ])
          }
        >
          {block.isHidden ? words.show : words.hide}
        </Button>
        {index > 0 && (
          <Button variant="text" onClick={() => changePage(moveSection(page, section, index - 1))}>
            {words.up}
          </Button>
        )}
        {index < page.order.length - 1 && (
          <Button variant="text" onClick={() => changePage(moveSection(page, section, index + 1))}>
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

function RecordsForm({ name, ...props }: PartProps & { name: string }) {
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
      <ol className="border-t border-line">
        {records.map((record, index) => (
          <li key={String(record.id)} className="border-b border-line">
            <details>
              <summary className="flex min-h-12 cursor-pointer items-center py-2 font-medium">
                {titleOf(record, index)}
              </summary>
              <div className="pb-6">
                <SchemaFields schema={{ ...schema, properties }} value={record} path={[index]} />
                <Button
                  variant="text"
                  className="mt-4"
                  onClick={() => {
                    props.change([{ op: "remove", path: [...path, index] }]);
                    props.tell(contentWords.removed(titleOf(record, index)), () =>
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
          {contentWords.newRecord}
        </Button>
      )}
    </FormContext>
  );
}
