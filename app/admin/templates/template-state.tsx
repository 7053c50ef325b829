import { templateStates } from "../../../contract/template-list.ts";
import { Button } from "../../components/ui/button.tsx";
import type { TemplateParts } from "./template-parts.ts";
import { templatesContent } from "./templates-content.ts";

const words = templatesContent.one.state;

/** Whether it is shown, with what each state would mean said before it is pressed. */
export function TemplateStateChoice({ template, busy, set }: TemplateParts) {
  const { brand, state: current, isFeatured } = template;
  return (
    <section aria-labelledby="template-state" className="border-t-2 border-ink pt-5">
      <h2 id="template-state" className="font-display text-4xl leading-none">
        {words.heading}
      </h2>
      <ul className="mt-3">
        {templateStates.map((state) => (
          <li
            key={state}
            className="grid justify-items-start gap-3 border-t border-line py-4 first:border-t-0"
          >
            <p className="text-pretty">
              <b className="font-semibold">{templatesContent.states[state]}.</b>{" "}
              <span className="text-muted">{words.options[state]}</span>
            </p>
            {state !== current && (
              <Button
                variant="outline"
                busyLabel={busy && words.busy}
                onClick={() => void set({ state }, words.done(brand, state))}
              >
                {words.set(state)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!template.own && <p className="text-sm text-pretty text-muted">{words.always}</p>}
      <label className="mt-4 flex min-h-12 cursor-pointer items-start gap-3 border-t border-line pt-4">
        <input
          type="checkbox"
          checked={isFeatured}
          aria-describedby="template-feature"
          onChange={() => void set({ isFeatured: !isFeatured }, words.featured(brand, !isFeatured))}
          className="mt-0.5 size-5 shrink-0 accent-accent"
        />
        <span>
          {words.feature}
          <span id="template-feature" className="block text-sm text-muted">
            {words.featureText}
          </span>
        </span>
      </label>
    </section>
  );
}
