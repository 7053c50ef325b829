import { contact } from "./content.ts";

export function ContactForm() {
  const { fields } = contact;
  return (
    <form className="form" aria-labelledby="contact-title" data-contact>
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
    </form>
  );
}
