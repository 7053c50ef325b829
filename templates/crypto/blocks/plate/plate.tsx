import { Actions } from "../../../../engine/blocks/actions.tsx";
import { FactList } from "../../../../engine/blocks/fact-list.tsx";
import { fitWord } from "../../../../engine/blocks/fit.ts";
import { Hero } from "../../../../engine/blocks/hero/hero.tsx";
import { PageTitle } from "../../../../engine/blocks/page-title.tsx";
import { Braid } from "../../guilloche/braid.tsx";
import { Rosette } from "../../guilloche/rosette.tsx";
import "../../../../engine/blocks/fit.css";
import "./plate.css";
import type { PlateProps } from "./plate.props.ts";

/** What opens an inner page: words beside a picture, or an engraved plate of them alone. */
export function Plate({ picture, ...words }: PlateProps & { id: string }) {
  if (picture) return <Hero {...words} picture={picture} variant="split" />;
  const { id, eyebrow, title, lead, actions, facts } = words;
  return (
    <section className="plate" aria-labelledby={`${id}-title`}>
      <Braid id={`${id}-top`} />
      <Rosette id={id} symbol={title} />
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <PageTitle id={`${id}-title`} data-fit={fitWord(title)}>
        {title}
      </PageTitle>
      {lead && <p className="lead">{lead}</p>}
      <Actions actions={actions} />
      <FactList facts={facts} className="plate-facts" />
    </section>
  );
}

Plate.opensPage = true;
