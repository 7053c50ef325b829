import { Actions } from "../../../../engine/blocks/actions.tsx";
import { fitWord } from "../../../../engine/blocks/fit.ts";
import { PageTitle } from "../../../../engine/blocks/page-title.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import { lengthOf } from "../../length.ts";
import { River } from "../../river/river.tsx";
import { FoldedSheet } from "../../river/sheet.tsx";
import "../../../../engine/blocks/fit.css";
import "./source.css";
import type { SourceProps } from "./source.props.ts";

/** Where the river begins: the headline, a folded strip with what one needs at once, and a boat. */
export function Source({
  id,
  title,
  lead,
  facts = [],
  actions = [],
  picture,
  course,
}: SourceProps & { id: string }) {
  const letters = fitWord(title);
  return (
    <section className="source stretch" aria-labelledby={`${id}-title`}>
      <River course={course} />
      <PageTitle id={`${id}-title`} data-fit={letters > 12 ? letters : undefined}>
        {title}
      </PageTitle>
      {facts.length > 0 && (
        <dl className="source-strip">
          {facts.map(({ label, value, href }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {href ? (
                  <a href={href} data-length={lengthOf(value)}>
                    {value}
                  </a>
                ) : (
                  <span>{value}</span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className="source-words">
        {lead && <p className="lead">{lead}</p>}
        <Actions actions={actions} />
      </div>
      {picture ? (
        <PictureView
          className="source-boat"
          picture={picture}
          sizes="(min-width: 60rem) 52vw, 100vw"
          isFirst
        />
      ) : (
        <FoldedSheet />
      )}
    </section>
  );
}

Source.opensPage = true;
