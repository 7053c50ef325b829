import { Actions } from "../../../../engine/blocks/actions.tsx";
import { PageTitle } from "../../../../engine/blocks/page-title.tsx";
import "./lot.css";
import type { LotProps } from "./lot.props.ts";

/** A lot on which nothing stands: what a page shows that has no house. */
export function Lot({ id, title, text, mark, actions }: LotProps & { id: string }) {
  return (
    <section className="lot" aria-labelledby={`${id}-title`}>
      <svg aria-hidden="true" viewBox="0 0 640 360">
        <path className="lot-edge" d="M40 60L560 24L604 300L84 336Z" />
        <path d="M28 52l24 16M28 68l24 -16M548 16l24 16M548 32l24 -16M592 292l24 16M592 308l24 -16M72 328l24 16M72 344l24 -16" />
        <path
          className="lot-correction"
          d="M232 204C210 150 330 118 404 150S436 246 344 252 214 226 240 176"
        />
        {mark && (
          <text x="322" y="200">
            {mark}
          </text>
        )}
      </svg>
      <div className="lot-words">
        <PageTitle id={`${id}-title`}>{title}</PageTitle>
        {text && <p className="lead">{text}</p>}
        <Actions actions={actions} />
      </div>
    </section>
  );
}

Lot.opensPage = true;
