import "./bias.css";
import type { BiasProps } from "./bias.props.ts";

const threads = Array.from({ length: 23 }, (_, index) => 20 + index * 20);

/** A woven ground under a protractor, with the house's cut drawn through it: the one technical drawing of the magazine. */
export function Bias({ id, title, lead, drawing, alt, angles }: BiasProps & { id: string }) {
  return (
    <section className="bias" aria-labelledby={title && `${id}-title`}>
      {lead ? (
        <header>
          {title && <h2 id={`${id}-title`}>{title}</h2>}
          <p>{lead}</p>
        </header>
      ) : (
        title && <h2 id={`${id}-title`}>{title}</h2>
      )}
      <svg viewBox="0 0 480 480" role={alt && "img"} aria-label={alt} aria-hidden={alt ? undefined : true}>
        <path className="bias-weave" d={threads.map((at) => `M${at} 20V460M20 ${at}H460`).join("")} />
        <path className="bias-arc" d="M20 60A400 400 0 0 1 420 460" />
        <path className="bias-ray" d="M20 460V20M20 460L303 177" />
        {drawing === "plain" ? (
          <path className="bias-piece" d="M20 460L113.5 20H303L209.5 460z" />
        ) : (
          <path
            className="bias-piece"
            transform="rotate(12 20 460)"
            d="M20 404V96Q66 102 84 46L172 72Q142 138 192 176L226 404z"
          />
        )}
        <path className="bias-cut" d="M20 460L113.5 20" />
        {drawing !== "plain" && <Angles />}
      </svg>
      <dl>
        {angles.map(({ angle, title, text, unit, note }) => (
          <div key={angle}>
            <dt>
              <span className="leaning">{angle}</span> {title ?? unit}
            </dt>
            {(text || note || (title && unit)) && (
              <dd>{[title && unit, text, note].filter(Boolean).join(", ")}</dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}

function Angles() {
  return (
    <>
      <text x="28" y="48">
        0°
      </text>
      <text x="126" y="48">
        12°
      </text>
      <text x="310" y="172">
        45°
      </text>
      <text x="428" y="452">
        90°
      </text>
    </>
  );
}
