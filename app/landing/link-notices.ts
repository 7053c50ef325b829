import { describeError } from "../account/describe-error.ts";
import { sendConfirmation } from "../account/send-confirmation.ts";
import "./link-notices.css";
import { linkNotices as words } from "./link-notices-content.ts";
import { element, openNote } from "./open-note.ts";

/** Good news of a followed link, in a status line that takes no focus. */
export function showNote(text: string, signal: AbortSignal): void {
  const line = element("p", { role: "status" });
  const note = openNote([line], signal);
  note.setAttribute("aria-label", words.label);
  say(line, text);
}

/**
 * Says why a link led nowhere, and what to do: sign in, or have a new link sent. The service does not tell which kind of
 * link it was, so the form names whom it is for. `reason` takes the place of the usual one.
 */
export function showFailedLink(reason: string | undefined, signal: AbortSignal): void {
  const heading = element("h2", { id: "failed-link", tabIndex: -1, textContent: words.title });
  const line = element("p", { role: "alert" });
  const way = element("p", { textContent: `${words.confirmedBefore} ` });
  way.append(element("a", { href: words.signIn.href, textContent: words.signIn.label }), ".");
  const note = openNote([heading, line, way, resendForm()], signal);
  note.setAttribute("aria-labelledby", heading.id);
  heading.focus({ preventScroll: true });
  say(line, reason ?? words.expired);
}

/** Into a live region that stands already: what comes with the region is not announced everywhere. */
function say(line: HTMLElement, text: string): void {
  requestAnimationFrame(() => {
    line.textContent = text;
  });
}

function resendForm(): HTMLFormElement {
  const form = element("form", {});
  const email = element("input", { name: "email", type: "email", autocomplete: "email", required: true });
  const label = element("label", { textContent: words.resendLabel });
  label.append(email);
  const button = element("button", { className: "button", type: "submit", textContent: words.resend });
  const status = element("p", { role: "status" });
  form.append(element("p", { textContent: words.resendLead }), label, button, status);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (button.ariaDisabled !== "true") void resend(email.value, button, status);
  });
  return form;
}

async function resend(email: string, button: HTMLButtonElement, status: HTMLElement): Promise<void> {
  // Not disabled: that would take the focus away.
  button.ariaDisabled = "true";
  button.textContent = words.sending;
  status.textContent = "";
  try {
    await sendConfirmation(email);
    status.textContent = words.sent;
  } catch (error) {
    status.textContent = describeError(error);
  } finally {
    button.ariaDisabled = null;
    button.textContent = words.resend;
  }
}
