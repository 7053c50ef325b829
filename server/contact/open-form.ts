import { trapField } from "../../engine/blocks/form/sent-names.ts";
import { contactPath } from "./contact-path.ts";

const closedForm = /<form([^>]*) data-contact="true">([\s\S]*?)<\/form>/;

/** The landing page with its form leading to the studio: sent by the browser itself, whatever runs there. */
export function openForm(html: string): string {
  return html.replace(
    closedForm,
    (_, attributes: string, fields: string) =>
      `<form${attributes} method="post" action="${contactPath}">${fields}<input name="${trapField}" hidden tabindex="-1" autocomplete="off"></form>`,
  );
}
