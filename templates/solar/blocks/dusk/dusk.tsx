import { Actions } from "../../../../engine/blocks/actions.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import { fitLines } from "../../sky/cast-lines.ts";
import { SectionHour } from "../../sky/section-hour.tsx";
import "./dusk.css";
import type { DuskProps } from "./dusk.props.ts";

/** After sunset: whom to call, over the house with its lights on. */
export function Dusk({
  id,
  hour,
  title,
  lead,
  phone,
  facts = [],
  actions = [],
  picture,
}: DuskProps & { id: string }) {
  return (
    <section className="dusk" aria-labelledby={`${id}-title`}>
      <SectionHour id={id} hour={hour} title={title} />
      {phone && (
        <a className="dusk-phone" href={phone.href} data-fit={fitLines([phone.label], 13)}>
          {phone.label}
        </a>
      )}
      <div className="dusk-words">
        {lead && <p className="dusk-lead">{lead}</p>}
        <div>
          {facts.map((fact) => (
            <p key={fact}>{fact}</p>
          ))}
          <Actions actions={actions.filter(({ href }) => href !== phone?.href)} />
        </div>
      </div>
      {picture && <PictureView picture={picture} sizes="(min-width: 48rem) 100vw, 155vw" />}
    </section>
  );
}
