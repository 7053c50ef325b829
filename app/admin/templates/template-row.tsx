import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import { useLayoutEffect, useRef } from "react";
import { Link } from "react-router";
import { inputClass } from "../../components/ui/text-field.tsx";
import { type StudioTemplate, stepsOf, weeksCounted } from "./read-templates.ts";
import { TemplatePicture } from "./template-picture.tsx";
import { templatesContent as words } from "./templates-content.ts";

type Props = {
  template: StudioTemplate;
  /** Among all, from one on. */
  place: number;
  /** All of them, where this one can be moved among them. */
  others: readonly StudioTemplate[] | undefined;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onBefore: (slug: string | undefined) => void;
};

/** A template: what it looks like, how it does, what was measured, and its place. */
export function TemplateRow({ template, place, ...moving }: Props) {
  const { slug, brand, industry, state, isFeatured, counts } = template;
  return (
    <li className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-5 gap-y-5 border-t border-line py-6 sm:grid-cols-[minmax(9rem,16rem)_minmax(0,1fr)] sm:gap-x-8 sm:gap-y-4 xl:grid-cols-[4.5rem_16rem_minmax(0,1fr)_36rem]">
      <p aria-hidden className="hidden font-display text-5xl leading-none text-muted tabular-nums xl:block">
        {place}
      </p>
      <TemplatePicture
        template={template}
        sizes="(min-width: 40rem) 16rem, 7.5rem"
        className={`aspect-square self-start border sm:aspect-[4/3] border-line sm:row-span-2 xl:row-span-1 ${state === "shown" ? "" : "opacity-50"}`}
      />
      <div className="grid content-start gap-1 sm:gap-2">
        <h2 className="-mt-1.5 font-display text-3xl leading-none sm:text-4xl">
          <Link
            to={`/admin/templates/${slug}`}
            className="inline-flex min-h-11 items-center underline-offset-6 hover:underline"
          >
            {brand}
          </Link>
        </h2>
        <p className="text-muted">{industry}</p>
        <p className="flex flex-wrap gap-x-5">
          <span className={state === "shown" ? "" : "border-l-4 border-accent pl-2 font-semibold"}>
            {words.states[state]}
          </span>
          {isFeatured && <span className="font-semibold text-accent">{words.featured}</span>}
        </p>
        <p className="tabular-nums sm:pt-1 sm:text-lg">{words.made(counts.made, counts.live)}</p>
      </div>
      <div className="grid content-start gap-4 max-sm:col-span-full sm:col-start-2 xl:col-start-auto">
        <Funnel template={template} />
        <Figures template={template} />
        {moving.others && <Moving template={template} {...moving} others={moving.others} />}
      </div>
    </li>
  );
}

/** How far those came who looked at it. */
function Funnel({ template }: { template: StudioTemplate }) {
  const { counts } = template;
  const { steps, line } = words.funnel;
  return (
    <div>
      <p className="text-sm text-muted">{line(weeksCounted)}</p>
      <dl className="grid grid-cols-4 gap-x-4 gap-y-1">
        {stepsOf(template).map((step) => (
          <div key={step} className="flex flex-col-reverse justify-end">
            <dt className="text-sm leading-tight text-pretty text-muted">{steps[step]}</dt>
            <dd className="font-display text-3xl leading-tight tabular-nums">
              {counts[step].toLocaleString("en")}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Figures({ template: { figures } }: { template: StudioTemplate }) {
  const { weight, lighthouse, axe, editable } = figures;
  const said = words.figures;
  const parts = [
    weight && said.kib(weight.bytes),
    weight && said.requestsShort(weight.requests),
    axe && said.axeShort(axe.violations),
    editable && said.editableShort(editable.share),
    lighthouse &&
      said.lighthouseShort(
        [lighthouse.performance, lighthouse.accessibility, lighthouse.bestPractices, lighthouse.seo].join(
          " / ",
        ),
      ),
  ].filter((part) => part !== undefined);
  return (
    <ul aria-label={said.heading} className="flex flex-wrap gap-x-5 gap-y-1 text-sm tabular-nums">
      {(parts.length > 0 ? parts : [said.none]).map((part) => (
        <li key={part}>{part}</li>
      ))}
    </ul>
  );
}

function Moving({
  template: { slug, brand },
  others,
  onUp,
  onDown,
  onBefore,
}: Omit<Props, "place" | "others"> & { others: readonly StudioTemplate[] }) {
  const { order } = words;
  const buttons = useRef<HTMLDivElement>(null);
  const pressed = useRef<string>(undefined);
  const place = others.findIndex((one) => one.slug === slug);
  // Whoever moves a row by its button goes on with the same one, where the browser drops the focus of what is moved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place says that it was moved
  useLayoutEffect(() => {
    if (!pressed.current) return;
    const [up, down] = buttons.current?.querySelectorAll("button") ?? [];
    const wanted = pressed.current === "up" ? up : down;
    pressed.current = undefined;
    (wanted?.disabled ? (wanted === up ? down : up) : wanted)?.focus();
  }, [place]);
  const arrow =
    "grid size-11 cursor-pointer place-items-center border border-line hover:border-ink disabled:cursor-default disabled:border-line disabled:text-muted disabled:opacity-50";
  return (
    <div ref={buttons} className="flex flex-wrap items-center gap-3">
      <button
        type="button"
        aria-label={order.up(brand)}
        disabled={!onUp}
        className={arrow}
        onClick={() => {
          pressed.current = "up";
          onUp?.();
        }}
      >
        <ArrowUp aria-hidden className="size-5" />
      </button>
      <button
        type="button"
        aria-label={order.down(brand)}
        disabled={!onDown}
        className={arrow}
        onClick={() => {
          pressed.current = "down";
          onDown?.();
        }}
      >
        <ArrowDown aria-hidden className="size-5" />
      </button>
      <select
        aria-label={order.before(brand)}
        value=""
        onChange={({ target }) => onBefore(target.value === "-" ? undefined : target.value)}
        className={`${inputClass} min-h-11! w-44!`}
      >
        <option value="" disabled>
          {order.choose}
        </option>
        {others
          .filter((one) => one.slug !== slug)
          .map((one) => (
            <option key={one.slug} value={one.slug}>
              {one.brand}
            </option>
          ))}
        <option value="-">{order.last}</option>
      </select>
    </div>
  );
}
