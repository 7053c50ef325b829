const longest = 60;

/** Anything a mail program would turn into a link: schemes, addresses, domains, in either kind of full stop. */
const linkLike = /[:/@\\]|[.。．｡]\p{L}{2,}/u;

/**
 * The name to address somebody by, from what was typed as full name at sign-up; `undefined` when it is better not
 * repeated. Whoever signs up with somebody else's address writes this text into a stranger's mail, so it may carry no
 * link, no line break and no message.
 */
export function greetingName(fullName: string): string | undefined {
  const name = fullName
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();
  if (name === "" || [...name].length > longest || linkLike.test(name)) return undefined;
  return name;
}
