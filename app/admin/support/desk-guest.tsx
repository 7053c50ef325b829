import type { DeskTicket } from "../../account/profile.ts";
import { deskContent } from "./desk-content.ts";

const words = deskContent.ticket.guest;

/** Who wrote by the landing page: what they say of themselves, and that nobody has proven it. */
export function DeskGuest({ guest }: { guest: NonNullable<DeskTicket["guest"]> }) {
  const { name, email, company, signs, questions, hasAccount } = guest;
  return (
    <section aria-label={words.heading}>
      <h2 className="pb-2 font-display text-2xl leading-tight">{words.heading}</h2>
      <p className="text-lg font-semibold wrap-anywhere">{name}</p>
      {company && <p className="wrap-anywhere">{company}</p>}
      <p className="wrap-anywhere">
        <a
          href={`mailto:${email}`}
          className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-accent"
        >
          {email}
        </a>
      </p>
      <ul className="mt-1 grid gap-1 text-sm text-muted">
        <li>{words.noAccount}</li>
        {hasAccount && <li>{words.hasAccount}</li>}
        <li>{words.questions(questions)}</li>
      </ul>
      {signs.length > 0 && (
        <div className="mt-4 border-l-6 border-danger pl-4">
          <p className="text-pretty">{words.doubtful}</p>
          <ul className="mt-1 text-sm text-muted">
            {signs.map((sign) => (
              <li key={sign}>{words.signs[sign] ?? sign}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
