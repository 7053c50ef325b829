import { Actions } from "../../../../engine/blocks/actions.tsx";
import { FactList } from "../../../../engine/blocks/fact-list.tsx";
import { Particles } from "../../../../engine/particles/particles.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import "./drop.css";
import type { DropProps } from "./drop.props.ts";

export function Drop({
  steady,
  falling,
  lead,
  actions,
  picture,
  tallPicture,
  clockLabel,
  seconds,
  facts,
}: DropProps) {
  return (
    <section className="drop">
      <div className="drop-pit">
        <PictureView
          picture={picture}
          instead={{ media: "(max-aspect-ratio: 1)", picture: tallPicture }}
          sizes="100vw"
          isFirst
        />
      </div>
      <Particles motion="rise" count={50} />
      <h1 className="drop-name">
        <span className="sr-only">{steady + falling}</span>
        <Letters text={steady} />
        <Letters text={falling} />
      </h1>
      <div className="drop-words">
        <p className="drop-lead">{lead}</p>
        <Actions actions={actions} />
      </div>
      <div className="drop-read">
        <p className="drop-clock">
          {clockLabel} <b data-seconds={seconds}>{seconds}</b>
        </p>
        <FactList facts={facts} className="drop-facts" />
      </div>
    </section>
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
