import "./credits.css";
import type { CreditsProps } from "./credits.props.ts";

/** Who did it, as films say it: roles to the left of a line down the middle, names to the right. */
export function Credits({ id, title, roles = [], notice }: CreditsProps & { id: string }) {
  return (
    <section className="credits" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <dl>
        {roles.map(({ role, name }) => (
          <div key={`${role} ${name}`} data-plain={!role || undefined}>
            {role && <dt>{role}</dt>}
            <dd>{name}</dd>
          </div>
        ))}
      </dl>
      {notice && <p>{notice}</p>}
    </section>
  );
}
