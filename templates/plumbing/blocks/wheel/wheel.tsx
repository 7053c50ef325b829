import { Actions } from "../../../../engine/blocks/actions.tsx";
import { nameOf, titleLevel } from "../../../../engine/blocks/heading-level.ts";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { Pipe } from "../../pipe/pipe.tsx";
import "./wheel.css";
import type { WheelProps } from "./wheel.props.ts";

/** What to do until help is there, beside the wheel that it begins with. The wheel is turned by scrolling. */
export function Wheel({ id, heading, steps = [], actions, drawing }: WheelProps & { id: string }) {
  return (
    <section className="wheel" aria-labelledby={nameOf(id, heading)}>
      <svg viewBox="-100 -100 200 200" aria-hidden="true">
        {drawing === "plain" ? <Ring marks={steps.length || 1} /> : <Handwheel />}
      </svg>
      <div className="wheel-words">
        <SectionHeading id={id} heading={heading} />
        {steps.length > 0 && (
          <ol>
            {steps.map(({ title, when, text }) => (
              <li key={title}>
                <h3 aria-level={titleLevel(heading)}>{title}</h3>
                {when && <p className="wheel-when">{when}</p>}
                {text && <p>{text}</p>}
              </li>
            ))}
          </ol>
        )}
        <Actions actions={actions} />
      </div>
      <Pipe drawing={drawing} />
    </section>
  );
}

function Handwheel() {
  return (
    <>
      <g className="wheel-rim">
        <circle r="86" />
        <circle className="wheel-shine" r="90" />
        {[0, 72, 144, 216, 288].map((angle) => (
          <path key={angle} d="M0-22Q-5-50-12-81L12-81Q5-50 0-22" transform={`rotate(${angle})`} />
        ))}
      </g>
      <circle className="wheel-hub" r="27" />
      <path className="wheel-nut" d="M0-14 12.1-7V7L0 14-12.1 7V-7z" />
    </>
  );
}

/** Nothing but the round of it, and a mark for each step. */
function Ring({ marks }: { marks: number }) {
  return (
    <g className="wheel-rim">
      <circle r="86" />
      {Array.from({ length: marks }, (_, mark) => {
        const angle = (360 / marks) * mark;
        return (
          <path key={angle} className="wheel-mark" d="M-5-64h10v-30h-10z" transform={`rotate(${angle})`} />
        );
      })}
    </g>
  );
}
