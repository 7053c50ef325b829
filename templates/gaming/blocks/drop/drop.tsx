import { Actions } from "../../../../engine/blocks/actions.tsx";
import { FactList } from "../../../../engine/blocks/fact-list.tsx";
import { fitWord } from "../../../../engine/blocks/fit.ts";
import { PageTitle } from "../../../../engine/blocks/page-title.tsx";
import "../../../../engine/blocks/fit.css";
import { Particles } from "../../../../engine/particles/particles.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import "./drop.css";
import type { DropProps } from "./drop.props.ts";
import { Field } from "./field.tsx";
import { halvesOf } from "./halves-of.ts";

export function Drop({ title, lead, actions = [], picture, tallPicture, clock, facts = [] }: DropProps) {
  return (
    <section className="drop">
      <div className="drop-pit">
        {picture ? (
          <PictureView
            picture={picture}
            instead={tallPicture && { media: "(max-aspect-ratio: 1)", picture: tallPicture }}
            sizes="100vw"
            isFirst
          />
        ) : (
          <Field />
        )}
      </div>
      <Particles motion="rise" count={50} />
      <Title text={title} />
      <div className="drop-words">
        {lead && <p className="drop-lead">{lead}</p>}
        <Actions actions={actions} />
      </div>
      {(clock || facts.length > 0) && (
        <div className="drop-read">
          {clock && (
            <p className="drop-clock">
              {clock.label} <Countdown from={clock.seconds} />
            </p>
          )}
          {facts.length > 0 && <FactList facts={facts} className="drop-facts" />}
        </div>
      )}
    </section>
  );
}

Drop.opensPage = true;

function Title({ text }: { text: string }) {
  const { steady, falling, isLarge } = halvesOf(text);
  if (isLarge)
    return (
      <PageTitle className="drop-name">
        <span className="sr-only">{text}</span>
        <Letters text={steady} />
        <Letters text={falling} />
      </PageTitle>
    );
  return (
    <PageTitle
      className="drop-name drop-long"
      data-fit={fitWord(`${steady} ${falling}`)}
      data-long={text.length > 24}
    >
      <span className="sr-only">{text}</span>
      <span aria-hidden="true">{`${steady}${text.includes(" ") ? " " : ""}`}</span>
      <Letters text={falling} />
    </PageTitle>
  );
}

function Letters({ text }: { text: string }) {
  return (
    <span aria-hidden="true">
      {[...text].map((letter, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same letter may come twice
        <i key={index}>{letter}</i>
      ))}
    </span>
  );
}

/** The digits that pass are for the eyes alone: the text itself says where they begin. */
function Countdown({ from }: { from: number }) {
  return (
    <b data-seconds={from}>
      {from}
      <i aria-hidden="true">{Array.from({ length: from }, (_, past) => from - past).join("\n")}</i>
    </b>
  );
}
