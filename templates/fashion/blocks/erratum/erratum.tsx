import "../lean/lean.css";
import "./erratum.css";
import type { ErratumProps } from "./erratum.props.ts";

/** A slip for a page that is missing: its number has leaned so far that the last figure fell over. */
export function Erratum({ title, folio, text, link, second }: ErratumProps & { id: string }) {
  return (
    <section className="erratum">
      <p className="erratum-folio" aria-hidden="true">
        {Array.from(folio, (figure, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the figures of one number never change places
          <span key={index}>{figure}</span>
        ))}
      </p>
      <div className="erratum-slip">
        <h1>{title}</h1>
        {text && <p>{text}</p>}
        <p className="actions">
          <a className="action" href={link.href}>
            {link.label}
          </a>
          {second && (
            <a className="action-quiet" href={second.href}>
              {second.label}
            </a>
          )}
        </p>
      </div>
    </section>
  );
}
