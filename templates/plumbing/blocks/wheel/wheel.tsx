import { PointList } from "../../../../engine/blocks/point-list.tsx";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { Pipe } from "../../pipe/pipe.tsx";
import "./wheel.css";
import type { WheelProps } from "./wheel.props.ts";

/** What to do until help is there, beside the wheel that it begins with. The wheel is turned by scrolling. */
export function Wheel({ id, heading, steps }: WheelProps & { id: string }) {
  return (
    <section className="wheel" aria-labelledby={`${id}-title`}>
      <svg viewBox="-100 -100 200 200" aria-hidden="true">
        <g className="wheel-rim">
          <circle r="86" />
          <circle className="wheel-shine" r="90" />
          {[0, 72, 144, 216, 288].map((angle) => (
            <path key={angle} d="M0-22Q-5-50-12-81L12-81Q5-50 0-22" transform={`rotate(${angle})`} />
          ))}
        </g>
        <circle className="wheel-hub" r="27" />
        <path className="wheel-nut" d="M0-14 12.1-7V7L0 14-12.1 7V-7z" />
      </svg>
      <div className="wheel-words">
        <SectionHeading id={id} heading={heading} />
        <PointList points={steps} as="ol" />
      </div>
      <Pipe to="right" />
    </section>
  );
}
