import type { MessageRow } from "../../../account/profile.ts";
import { messagesContent, momentInWords } from "./messages-content.ts";

const words = messagesContent.reply;

/** As much of a message as programs for mail take in a link. */
const longest = 1_200;

/** The link that begins a mail to whoever wrote `message` to the site of that name, with what they wrote quoted; undefined where they left no address. */
export function replyLink({ reply_to, fields, at }: MessageRow, site: string): string | undefined {
  if (!reply_to) return undefined;
  const said = fields.map(({ label, value }) => `${label}: ${value}`).join("\n");
  const quoted = said.slice(0, longest).replace(/^/gm, "> ");
  const body = `\n\n${words.wrote(momentInWords(at))}\n${quoted}\n`.replaceAll("\n", "\r\n");
  const to = encodeURIComponent(reply_to).replace("%40", "@");
  return `mailto:${to}?subject=${encodeURIComponent(words.subject(site))}&body=${encodeURIComponent(body)}`;
}
