import { PictureView } from "../../../../../engine/picture-view.tsx";
import "./threshold.css";
import type { ThresholdProps } from "./threshold.props.ts";

/** The door: the room lies dark, then its light comes up over the words. */
export function Threshold({
  id,
  eyebrow,
  title,
  lead,
  picture,
  actions,
  facts,
}: ThresholdProps & { id: string }) {
  return (
    <section className="threshold" aria-labelledby={`${id}-title`}>
      <PictureView className="threshold-room" picture={picture} sizes="100vw" isFirst />
      <div className="threshold-words">
        <p className="eyebrow">{eyebrow}</p>
        <h1 id={`${id}-title`}>{title}</h1>
        <div className="threshold-foot">
          <div>
            <p className="lead">{lead}</p>
            <p className="actions">
              {actions.map(({ label, href }, index) => (
                <a key={href} className={index === 0 ? "action" : "action-quiet"} href={href}>
                  {label}
                </a>
              ))}
            </p>
          </div>
          <dl>
            {facts.map(({ label, value, href }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{href ? <a href={href}>{value}</a> : value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
