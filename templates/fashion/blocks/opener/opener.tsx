import { fitLine } from "../../../../engine/blocks/fit.ts";
import { PageTitle } from "../../../../engine/blocks/page-title.tsx";
import "../../../../engine/blocks/fit.css";
import { Lean } from "../lean/lean.tsx";
import "./opener.css";
import type { OpenerProps } from "./opener.props.ts";

/** The head of a department of the issue: its name leaning over, its page number as large as the page allows. */
export function Opener({
  title,
  folio,
  folioLabel,
  eyebrow,
  lead,
  link,
  second,
}: OpenerProps & { id: string }) {
  return (
    <header className="opener">
      {eyebrow && <p className="opener-eyebrow">{eyebrow}</p>}
      <PageTitle data-fit={fitLine(title)}>
        <Lean word={title} />
      </PageTitle>
      {lead && <p className="opener-lead">{lead}</p>}
      {(link || second) && (
        <p className="actions opener-lead">
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
      {folio && (
        <p className="opener-folio">
          <span className="sr-only">{folioLabel} </span>
          <span className="leaning">{folio}</span>
        </p>
      )}
    </header>
  );
}

Opener.opensPage = true;
