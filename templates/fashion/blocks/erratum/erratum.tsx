import { PageTitle } from "../../../../engine/blocks/page-title.tsx";
import "../lean/lean.css";
import "./erratum.css";
import type { ErratumProps } from "./erratum.props.ts";

/** A slip for a page that is missing: its number has leaned so far that the last figure fell over. */
export function Erratum({ title, folio, lead, link, second }: ErratumProps & { id: string }) {
  return (
    <section className="erratum">
      {folio && (
        <p className="erratum-folio" aria-hidden="true">
          {Array.from(folio, (figure, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the figures of one number never change places
            <span key={index}>{figure}</span>
          ))}
        </p>
      )}
      <div className="erratum-slip">
        <PageTitle>{title}</PageTitle>
        {lead && <p>{lead}</p>}
        {(link || second) && (
          <p className="actions">
            {link && (
              <a className="action" href={link.href}>
                {link.label}
              </a>
            )}
            {second && (
              <a className="action-quiet" href={second.href}>
                {second.label}
              </a>
            )}
          </p>
        )}
      </div>
    </section>
  );
}

Erratum.opensPage = true;
