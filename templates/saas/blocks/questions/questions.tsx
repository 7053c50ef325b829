import type { FaqProps } from "../../../../engine/blocks/faq/faq.props.ts";
import { Faq } from "../../../../engine/blocks/faq/faq.tsx";
import "./questions.css";

/** The core block "faq", laid into a cell of the wall. */
export function Questions(props: FaqProps & { id: string }) {
  return (
    <div className="cell">
      <Faq {...props} />
    </div>
  );
}
