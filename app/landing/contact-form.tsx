import { contact } from "./content.ts";
import { useOpenForm } from "./use-open-form.ts";

/** The prerendered page's form is closed; where it leads to the studio, the server sends it so (`server/contact`). */
export function ContactForm() {
  const { fields } = contact;
  const open = useOpenForm();
  return (
    <form className="form" aria-labelledby="contact-title" {...(open ?? { "data-contact": true })}>
      <label>
        {fields.name}
        <input name="name" autoComplete="name" required />
      </label>
      <label>
        {fields.email}
        <input name="email" type="email" autoComplete="email" required />
      </label>
      <label>
        <span>
          {fields.company} <small>{fields.optional}</small>
        </span>
        <input name="company" autoComplete="organization" />
      </label>
      <label className="full">
        {fields.message}
        <textarea name="message" rows={4} placeholder={fields.messageHint} required />
      </label>
      <button className="button" type="submit">
        {contact.submit}
      </button>
      <p role="status" data-acknowledgement={contact.acknowledgement} />
      {open && <input name="web-site" hidden tabIndex={-1} autoComplete="off" />}
    </form>
  );
}
