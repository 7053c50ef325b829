import { Actions } from "../../../../engine/blocks/actions.tsx";
import "./card.css";
import type { CreditsProps } from "./credits.props.ts";
import { Credits } from "./credits.tsx";

/** The credits; without anybody to name it is a title card, as silent films had them between their scenes. */
export function CreditsOrCard(props: CreditsProps & { id: string }) {
  const { id, title, lead, roles, figures, notice, actions } = props;
  if ((roles ?? figures) && !lead && !actions && !figures) return <Credits {...props} />;
  const rows = [
    ...(roles ?? []).map(({ role, ...row }) => ({ head: role, ...row })),
    ...(figures ?? []).map(({ value, ...row }) => ({ head: value, ...row })),
  ];
  return (
    <section className={rows.length > 0 ? "credits card-list" : "card"} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {lead && <p className="card-lead">{lead}</p>}
      {rows.length > 0 && (
        <dl>
          {rows.map(({ head, name, text }) => (
            <div key={`${head} ${name}`} data-plain={!(head && (name || text)) || undefined}>
              {head && <dt>{head}</dt>}
              {(name || text) && (
                <dd>
                  {name}
                  {text && <small>{text}</small>}
                </dd>
              )}
            </div>
          ))}
        </dl>
      )}
      <Actions actions={actions} />
      {notice && <p>{notice}</p>}
    </section>
  );
}
