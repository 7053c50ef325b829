import { Button } from "../../components/ui/button.tsx";
import { type FieldProps, put, take, useForm } from "./form-context.ts";
import { factName, fieldName, formWords } from "./form-words.ts";

const whole = /^(?:\{([a-z]+)(?::[a-z]+)?\}|fact:([a-z]+))(?:\?.*)?$/i;

/** Whether a text is nothing but a fact of the business, told there. */
export function isFact(value: unknown): boolean {
  return typeof value === "string" && whole.test(value) && !value.startsWith("{collection:");
}

/** What the business is, said once and told here: it is changed there, or gives way to words of its own. */
export function FactField({ name, value, path, isOptional }: FieldProps<string>) {
  const { change } = useForm();
  const [, told, led] = whole.exec(value) ?? [];
  const fact = factName(told ?? led ?? "");
  return (
    <div>
      <p className="mb-1 text-sm font-semibold">{fieldName(name)}</p>
      <p>{led ? formWords.fact.leads(fact) : formWords.fact.tells(fact)}</p>
      <div className="flex flex-wrap gap-x-5 text-sm">
        {!led && (
          <Button
            variant="text"
            aria-label={`${formWords.fact.own}: ${fieldName(name)}`}
            onClick={() => change(put(path, fact, true))}
          >
            {formWords.fact.own}
          </Button>
        )}
        {isOptional && (
          <Button
            variant="text"
            aria-label={`${formWords.remove}: ${fieldName(name)}`}
            onClick={() => change(take(path))}
          >
            {formWords.remove}
          </Button>
        )}
      </div>
    </div>
  );
}
