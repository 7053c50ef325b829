import type { Patch } from "../../../contract/patch.ts";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { Button } from "../../components/ui/button.tsx";
import { below } from "../draft/section-change.ts";
import { editorWords } from "../editor-words.ts";
import { FormContext } from "../form/form-context.ts";
import type { FormSchema } from "../form/form-schema.ts";
import { factName } from "../form/form-words.ts";
import { TextInput } from "../form/text-input.tsx";
import { placesOfFact, type SimpleFact } from "./told-fact.ts";

const words = editorWords.bubble;

type Props = {
  document: SiteDocument;
  schema: FormSchema;
  fact: SimpleFact;
  change: (steps: Patch, place: string) => void;
  /** Lets the text be words of its own, here alone. */
  onOwn: () => void;
};

/** A fact of the business that a text of the page tells: it is changed for all places at once. */
export function FactFields({ document, schema, fact, change, onOwn }: Props) {
  const { facts } = document;
  const field = schema.properties?.[fact];
  if (!field) return null;
  const isOptional = !schema.required?.includes(fact);
  return (
    <FormContext
      value={{
        type: "facts",
        pages: [],
        change: (steps) => change(below(["facts"], steps), `facts ${fact}`),
      }}
    >
      <div className="grid gap-3">
        <TextInput schema={field} name={fact} value={facts[fact]} path={[fact]} isOptional={isOptional} />
        <p className="text-sm text-muted">{words.used(placesOfFact(document, fact))}</p>
        <Button variant="text" className="justify-self-start text-sm" onClick={onOwn}>
          {words.own(factName(fact))}
        </Button>
      </div>
    </FormContext>
  );
}
