import { formatNumber } from "../../../engine/language/american-english.ts";
import type { EstimateProps } from "../blocks/estimate/estimate.props.ts";
import "./estimate.css";
import {
  dollars,
  type Estimate,
  type Extra,
  estimateOf,
  type Job,
  least,
  rates,
  type Work,
} from "./estimate.ts";
import { extrasOf } from "./estimate-query.ts";
import { extraNames, thirdCoat, works } from "./estimate-words.ts";
import { Tins } from "./tins.tsx";

type Props = EstimateProps & {
  id: string;
  job: Job;
  /** Square feet as they stand in the field, which may be nonsense. */
  draft: string;
  error?: string | undefined;
  /** Without them the sheet only shows. */
  onJob?: (change: Partial<Job>) => void;
  onDraft?: (text: string) => void;
};

/** The calculator: what is to be painted on the left, the sum as it would be written down on the right. */
export function EstimateSheet({ id, title, lead, send, call, job, draft, error, onJob, onDraft }: Props) {
  const estimate = estimateOf(job);
  const { label, hint, rooms } = works[job.work];
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
        <p>{lead}</p>
      </header>
      <form method="dialog" onSubmit={(event) => event.preventDefault()}>
        <fieldset disabled={!onJob}>
          <legend>Where</legend>
          <div className="estimate-choices">
            {(Object.keys(works) as Work[]).map((work) => (
              <label key={work}>
                <input
                  type="radio"
                  name="work"
                  value={work}
                  checked={work === job.work}
                  onChange={() => change({ work })}
                />
                {works[work].label}
                <small>{dollars(rates[work].base)}</small>
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset disabled={!onJob}>
          <legend>
            <label htmlFor={`${id}-area`}>Square feet</label>
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
          <legend>Coats</legend>
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
                {coats === 2 ? "Two" : "Three"}
                <small>{coats === 2 ? "included" : `+ ${dollars(rates[job.work].third)}`}</small>
              </label>
            ))}
          </div>
          <p>One is not for sale. Three when dark goes light.</p>
        </fieldset>
        <fieldset disabled={!onJob}>
          <legend>And</legend>
          <div className="estimate-choices">
            {extrasOf(job.work).map((extra) => (
              <label key={extra}>
                <input
                  type="checkbox"
                  name={extra}
                  checked={job.extras.includes(extra)}
                  onChange={() => toggle(extra)}
                />
                {extraNames[extra]}
                <small>+ {dollars(rateOf(estimate, job.work, extra))}</small>
              </label>
            ))}
          </div>
        </fieldset>
      </form>
      <div className="estimate-sum">
        <Tins count={estimate.gallons} />
        <p className="estimate-total" role="status">
          <span className="sr-only">{label}: </span>
          <b>{dollars(estimate.total)}</b>
          <span>
            {estimate.gallons} gallons, two painters, {estimate.days} {estimate.days === 1 ? "day" : "days"}
          </span>
        </p>
        <Sum job={job} estimate={estimate} />
        <p className="actions">
          <a className="action" href={letter(send.href, job, estimate)}>
            {send.label}
          </a>
          <a className="tape" href={call.href}>
            {call.label}
          </a>
        </p>
      </div>
    </section>
  );
}

/** The formula, as one would check it. */
function Sum({ job, estimate }: { job: Job; estimate: Estimate }) {
  const { base, measure } = works[job.work];
  const nameOf = (part: Estimate["parts"][number]["name"]) =>
    part === "base" ? base : part === "third" ? thirdCoat : extraNames[part];
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
        <dt>× square feet {measure}</dt>
        <dd>{formatNumber(job.area)}</dd>
      </div>
      <div>
        <dt>
          {estimate.isLeast
            ? `= ${dollars(estimate.rate * job.area)}, but we do not start the van for less than`
            : "="}
        </dt>
        <dd>{dollars(estimate.isLeast ? least : estimate.total)}</dd>
      </div>
    </dl>
  );
}

function rateOf(estimate: Estimate, work: Work, extra: Extra): number {
  const offered: Partial<Record<Extra, number>> = rates[work].extras;
  return offered[extra] ?? estimate.rate;
}

/** The letter that asks for the estimate, with the sum in it. */
function letter(href: string, job: Job, { total }: Estimate): string {
  const { label, measure } = works[job.work];
  const extras = extrasOf(job.work).filter((extra) => job.extras.includes(extra));
  const lines = [
    `${label}, ${job.area} sq ft ${measure}, ${job.coats} coats`,
    ...extras.map((extra) => extraNames[extra]),
    `Reckoned at ${dollars(total)}`,
  ];
  return `${href}&body=${encodeURIComponent(lines.join("\n"))}`;
}
