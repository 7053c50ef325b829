import "./ask-to-switch.css";
import type { Account } from "./decide-link.ts";
import { switchContent as words } from "./switch-content.ts";

/**
 * Asks on the page whether to go on as the account of a followed link (`other`) or to stay the one that is signed in, and
 * gives true for going on. Escape stays. The question comes before anything else: focus is on the answer that changes
 * nothing. Written against the DOM, because pages without React ask it too.
 */
export function askToSwitch(current: Account, other: Account): Promise<boolean> {
  const currentName = current.email || words.nameless;
  const otherName = other.email || words.nameless;
  const heading = element("h2", { id: "switch-account-question" });
  heading.append(
    sentence(`${words.current} `, name(currentName), ". "),
    sentence(`${words.other} `, name(otherName), "?"),
  );
  const text = element("p", { id: "switch-account-text", textContent: words.text });
  const stay = answer("stay", words.stay, currentName);
  const form = element("form", { method: "dialog" });
  form.append(stay, answer("go", words.go, otherName));

  const dialog = element("dialog", { className: "switch-account" });
  dialog.setAttribute("aria-labelledby", heading.id);
  dialog.setAttribute("aria-describedby", text.id);
  dialog.append(heading, text, form);
  document.body.append(dialog);
  dialog.showModal();
  stay.focus();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue === "go");
    });
  });
}

function answer(value: string, label: string, account: string): HTMLButtonElement {
  const button = element("button", { value });
  button.append(`${label} `, name(account));
  return button;
}

function sentence(...parts: (string | Node)[]): HTMLElement {
  const line = element("span", {});
  line.append(...parts);
  return line;
}

/** An address that is too long for its line is broken behind its sign or a dot. */
function name(account: string): HTMLElement {
  const bold = element("b", {});
  const [first = "", ...rest] = account.split(/(?<=[@.])/);
  bold.append(first, ...rest.flatMap((part) => [element("wbr", {}), part]));
  return bold;
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), properties);
}
