import { Lean } from "../lean/lean.tsx";
import "./opener.css";
import type { OpenerProps } from "./opener.props.ts";

/** The head of a department of the issue: its name leaning over, its page number as large as the page allows. */
export function Opener({ title, folio, lead }: OpenerProps & { id: string }) {
  return (
    <header className="opener">
      <h1>
        <Lean word={title} />
      </h1>
      <p className="opener-lead">{lead}</p>
      <p className="opener-folio">
        <span className="sr-only">Page </span>
        <span className="leaning">{folio}</span>
      </p>
    </header>
  );
}
