import { formatNumber } from "../../../../engine/language/american-english.ts";
import type { EstimateProps } from "./estimate.props.ts";
import "./estimate.css";
import { dollars, type Estimate, type Extra, estimateOf, extrasOf, type Job, rateOf } from "./estimate.ts";
import { leastArea, mostArea, type Problem } from "./estimate-query.ts";
import { Tins } from "./tins.tsx";

type Props = EstimateProps & {
  id: string;
  job: Job;
  /** Square feet as they stand in the field, which may be nonsense. */
  draft: string;
  problem?: Problem | undefined;
  /** Without them the sheet only shows. */
  onJob?: (change: Partial<Job>) => void;
  onDraft?: (text: string) => void;
};

/** The calculator: what is to be painted on the left, the sum as it would be written down on the right. */
export function EstimateSheet(props: Props) {
  const { id, title, lead, send, call, tariff, works, extras, labels, job, draft, onJob, onDraft } = props;
  const estimate = estimateOf(job, tariff);
  const { label, hint, rooms } = works[job.work];
  const error = props.problem && problemText(props.problems, props.problem);
  const change = (part: Partial<Job>) => onJob?.(part);
  function toggle(extra: Extra): void {
    const rest = job.extras.filter((other) => other !== extra);
    change({ extras: rest.length === job.extras.length ? [...rest, extra] : rest });
  }
  return (
    <section className="estimate" aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`} className="twice">
          {title}
        </h2>
        {lead && <p>{lead}</p>}
      </header>
      <form method="dialog" onSubmit={(event) => event.preventDefault()}>
        <fieldset disabled={!onJob}>
          <legend>{labels.work}</legend>
          <div className="estimate-choices">
            {(["interior", "exterior"] as const).map((work) => (
              <label key={work}>
                <input
                  type="radio"
                  name="work"
                  value={work}
                  checked={work === job.work}
                  onChange={() => change({ work })}
                />
                {works[work].label}
                <small>{dollars(tariff[work].base)}</small>
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset disabled={!onJob}>
          <legend>
            <label htmlFor={`${id}-area`}>{labels.area}</label>
          </legend>
          <input
            id={`${id}-area`}
            className="estimate-area"
            inputMode="numeric"
            autoComplete="off"
            value={draft}
            onChange={(event) => onDraft?.(event.target.value)}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-hint ${id}-error`}
          />
          <p id={`${id}-hint`}>{hint}</p>
          <p id={`${id}-error`} className="estimate-error" role="alert">
            {error}
          </p>
          <p className="estimate-rooms">
            {rooms.map((room) => (
              <button key={room.label} type="button" onClick={() => onDraft?.(formatNumber(room.area))}>
                {room.label}
              </button>
            ))}
          </p>
        </fieldset>
        <fieldset disabled={!onJob}>
          <legend>{labels.coats}</legend>
          <div className="estimate-choices">
            {([2, 3] as const).map((coats) => (
              <label key={coats}>
                <input
                  type="radio"
                  name="coats"
                  value={coats}
                  checked={coats === job.coats}
                  onChange={() => change({ coats })}
                />
                {coats === 2 ? labels.two : labels.three}
                <small>{coats === 2 ? labels.included : `+ ${dollars(tariff[job.work].third)}`}</small>
              </label>
            ))}
          </div>
          <p>{labels.coatsNote}</p>
        </fieldset>
        <fieldset disabled={!onJob}>
          <legend>{labels.extras}</legend>
          <div className="estimate-choices">
            {extrasOf[job.work].map((extra) => (
              <label key={extra}>
                <input
                  type="checkbox"
                  name={extra}
                  checked={job.extras.includes(extra)}
                  onChange={() => toggle(extra)}
                />
                {extras[extra]}
                <small>+ {dollars(rateOf(tariff, job.work, extra))}</small>
              </label>
            ))}
          </div>
        </fieldset>
      </form>
      <div className="estimate-sum">
        <Tins id={id} count={estimate.gallons} />
        <p className="estimate-total" role="status">
          <span className="sr-only">{label}: </span>
          <b>{dollars(estimate.total)}</b>
          <span>
            {`${estimate.gallons} ${labels.gallons}, ${labels.crew}, ${estimate.days} ${estimate.days === 1 ? labels.day : labels.days}`}
          </span>
        </p>
        <Sum {...props} estimate={estimate} />
        {(send || call) && (
          <p className="actions">
            {send && (
              <a className="action" href={letter(send.href, props, estimate)}>
                {send.label}
              </a>
            )}
            {call && (
              <a className="tape" href={call.href}>
                {call.label}
              </a>
            )}
          </p>
        )}
      </div>
    </section>
  );
}

/** The formula, as one would check it. */
function Sum({ job, estimate, works, extras, labels, tariff }: Props & { estimate: Estimate }) {
  const { base, measure } = works[job.work];
  const nameOf = (part: Estimate["parts"][number]["name"]) =>
    part === "base" ? base : part === "third" ? labels.third : extras[part];
  return (
    <dl>
      {estimate.parts.map(({ name, rate }, index) => (
        <div key={name}>
          <dt>
            {index > 0 && "+ "}
            {nameOf(name)}
          </dt>
          <dd>{dollars(rate)}</dd>
        </div>
      ))}
      <div>
        <dt>{`× ${labels.times} ${measure}`}</dt>
        <dd>{formatNumber(job.area)}</dd>
      </div>
      <div>
        <dt>{estimate.isLeast ? `= ${dollars(estimate.rate * job.area)}, ${labels.least}` : "="}</dt>
        <dd>{dollars(estimate.isLeast ? tariff.least : estimate.total)}</dd>
      </div>
    </dl>
  );
}

/** What is wrong with the square feet, in the site's words. */
function problemText(texts: Props["problems"], problem: Problem): string {
  return texts[problem].replace("{}", formatNumber(problem === "little" ? leastArea : mostArea));
}

/** The letter that asks for the estimate, with the sum in it. */
function letter(href: string, { job, works, extras, letter: words }: Props, { total }: Estimate): string {
  const { label, measure } = works[job.work];
  const chosen = extrasOf[job.work].filter((extra) => job.extras.includes(extra));
  const lines = [
    `${label}, ${job.area} ${words.unit} ${measure}, ${job.coats} ${words.coats}`,
    ...chosen.map((extra) => extras[extra]),
    `${words.total} ${dollars(total)}`,
  ];
  return `${href}${href.includes("?") ? "&" : "?"}body=${encodeURIComponent(lines.join("\n"))}`;
}
