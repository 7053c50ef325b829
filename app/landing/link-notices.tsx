import { linkNotice } from "./content.ts";
import "./link-notices.css";

/** What a link from an e-mail led to: good news in a status line, an expired link with a way to a new one. */
export function LinkNotices() {
  return (
    <>
      <aside className="note" role="status" data-signed-in-note data-confirmed={linkNotice.confirmed} hidden>
        <p>{linkNotice.signedIn}</p>
        <Dismiss />
      </aside>
      <aside className="note" role="alert" data-failed-note hidden>
        <h2>{linkNotice.title}</h2>
        <p data-reason />
        <form data-resend data-sending={linkNotice.sending} data-sent={linkNotice.sent}>
          <label>
            {linkNotice.resendLabel}
            <input name="email" type="email" autoComplete="email" required />
          </label>
          <button className="button" type="submit">
            {linkNotice.resend}
          </button>
          <p role="status" />
        </form>
        <Dismiss />
      </aside>
    </>
  );
}

function Dismiss() {
  return <button className="dismiss" type="button" aria-label={linkNotice.dismiss} data-dismiss />;
}
