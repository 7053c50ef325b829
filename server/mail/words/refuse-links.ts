import type { MailWords } from "../../../contract/mail-words.ts";

/** Anything that a mail program makes a link of: addresses with a scheme, names of hosts, also with a word that is filled in, mail addresses. */
const linkLike =
  /\S*(?::\/\/|[\p{L}\d}]\.(?:\p{L}{2}|\{)|@|^www\.)\S*|(?<!\S)(?:mailto|tel|javascript|data):\S*/giu;

/** One address and nothing else: where a mail program ends a link at another sign, what follows that would become a second one. */
const oneAddress = /^(?:[a-z]+:\/\/)?(?:(?!:\/\/)[\w./:?#=&%~+{}-])+$/i;

/**
 * Says what of `words` a mail program would lead elsewhere by than to this product, whose public origin is `siteUrl`: what leads
 * somewhere is the button's to say, and who is used to links of others in these mails follows those of a stranger too.
 */
export function refuseLinks(words: MailWords, siteUrl: string): string | undefined {
  const own = new URL(siteUrl);
  const texts = [words.subject, words.preheader, words.heading, ...words.paragraphs, words.button ?? ""];
  for (const [found] of texts.flatMap((text) => Array.from(text.matchAll(linkLike)))) {
    const link = found.replace(/^[("'“‘«]+|[)"'”’».,;:!?]+$/gu, "");
    const address = link.includes("://") ? link : `${own.protocol}//${link}`;
    const isOwn = oneAddress.test(link) && URL.canParse(address) && new URL(address).origin === own.origin;
    if (!isOwn) {
      return `“${link}” would become a link. Only addresses of ${own.host} may stand in a mail: everything else leads away from it.`;
    }
  }
  return undefined;
}
