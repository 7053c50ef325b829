import { expect, test } from "vitest";
import { mailKeys } from "../../../contract/mail-kinds.ts";
import { type MailWords, mailWords } from "../../../contract/mail-words.ts";
import { contentOf, mailContent, tellMail } from "../content.ts";
import { renderMail } from "../render-mail.ts";
import { everyMail } from "../testing/sample-mails.ts";
import { everyTemplate } from "./every-template.ts";
import { refuseLinks } from "./refuse-links.ts";
import { refuseWords } from "./refuse-words.ts";
import { sampleMail } from "./sample-mail.ts";
import { wordsOf } from "./words-of.ts";

const siteUrl = "https://fabula.example";
const sampleOf = (key: (typeof mailKeys)[number]) =>
  sampleMail(key, { to: "marlene@example.com", link: siteUrl });

/** The usual words of a mail, with some said otherwise. */
const words = (key: (typeof mailKeys)[number], otherwise: Partial<MailWords>): MailWords => ({
  ...everyTemplate[key].usual,
  ...otherwise,
});

test.each(mailKeys)(
  "%s: its usual words are such as may be kept, and its sample fills in all of them",
  (key) => {
    const template = everyTemplate[key];
    expect(mailWords.parse(template.usual)).toEqual(template.usual);
    expect(refuseWords(template, template.usual)).toEqual({});
    expect(refuseLinks(template.usual, siteUrl)).toBeUndefined();
    const told = tellMail(sampleOf(key));
    expect(told.key).toBe(key);
    expect(told.link === undefined).toBe(template.usual.button === null);
    for (const [name, { isOptional }] of Object.entries(template.placeholders)) {
      const said = told.values[name];
      expect([name, typeof said]).toEqual([name, isOptional && said === undefined ? "undefined" : "string"]);
    }
    expect(JSON.stringify(contentOf(told, template.usual))).not.toMatch(/\{[a-z]+\}|undefined/);
  },
);

test("every mail that is sent has words of its own, and all of them are sent", () => {
  const sent = everyMail.flatMap((mail) => (mail.kind === "preview" ? [] : [tellMail(mail).key]));
  const settled = ["invoice-settled", "renewal-settled", "site-comment", "question-waiting"] as const;
  expect(new Set([...sent, ...settled])).toEqual(new Set(mailKeys));
});

test.each<[string, Partial<MailWords>, string, RegExp]>([
  [
    "a word that nobody knows",
    { heading: "Dear {nobody}" },
    "heading",
    /\{nobody\} is nothing.*\{studio\}, \{who\}/,
  ],
  ["a brace alone", { subject: "An {invitation" }, "subject", /Braces only stand around/],
  [
    "a required word that is missing",
    { paragraphs: ["{who} asks you, as {role}."] },
    "paragraphs",
    /\{site\} has to stand/,
  ],
  [
    "what somebody typed in the subject",
    { subject: "{who} asks" },
    "subject",
    /may not stand where inboxes show it/,
  ],
  ["what somebody typed beside the subject", { preheader: "{site}" }, "preheader", /may not stand where/],
  ["a word on the button", { button: "Open {studio}" }, "button", /without braces/],
  ["no button", { button: null }, "button", /needs its button/],
])("%s is refused, with what to do", (_, otherwise, field, why) => {
  expect(refuseWords(everyTemplate.invitation, words("invitation", otherwise))).toEqual({
    [field]: expect.stringMatching(why),
  });
});

test("what is not always there stands in paragraphs alone, and a required word does not hang on it", () => {
  const refused = (otherwise: Partial<MailWords>) =>
    refuseWords(everyTemplate.paid, words("paid", otherwise));
  expect(refused({ heading: "{rest} to go" })).toEqual({
    heading: expect.stringContaining("not always there"),
  });
  expect(refused({ paragraphs: ["{amount} for {number}, and {rest} to go."] })).toEqual({
    paragraphs: expect.stringContaining("{number} has to stand in a paragraph that is always there"),
  });
  expect(refused({ paragraphs: ["{amount} for {number}.", "{rest} to go."] })).toEqual({});
  const paid = everyMail.find((mail) => mail.kind === "billing" && mail.told.notice === "paid");
  if (paid?.kind !== "billing" || paid.told.notice !== "paid") throw new Error("no sample of that mail");
  const settled = { ...paid, told: { ...paid.told, rest: 0, inFavour: 0 } };
  expect(mailContent(settled).paragraphs).toHaveLength(1);
});

test("a mail without a button gets none", () => {
  const template = everyTemplate.reauthentication;
  expect(refuseWords(template, words("reauthentication", { button: "Press" }))).toEqual({
    button: "This mail has no button.",
  });
});

test.each([
  "Go to https://evil.example/now",
  "Go to evil.example",
  "Write to ada@evil.example",
  "See www.evil.example.",
  "javascript:alert(1)",
  "https://fabula.example.evil.example",
  "https://fabula.example@evil.example/",
  "http://fabula.example",
  "https://fabula.example/>https://evil.example",
  "https://fabula.example/,https://evil.example",
  "fabula.example/|evil.example/now",
  "See {studio}.example",
  "See evil.{studio}",
])("%s is refused: it leads away", (text) => {
  expect(refuseLinks(words("recovery", { paragraphs: [text] }), siteUrl)).toMatch(
    /Only addresses of fabula\.example/,
  );
});

test("addresses of the product, and what only looks like one, may be said", () => {
  const text =
    "Look at https://fabula.example/auth, (https://fabula.example/start?design=food#designs) or at fabula.example. That is {studio}. That is all, e.g. for J. R. Weir.";
  expect(refuseLinks(words("recovery", { paragraphs: [text] }), siteUrl)).toBeUndefined();
});

test.each<[string, Partial<MailWords>]>([
  ["a subject of two lines", { subject: "A\r\nBcc: x@evil.example" }],
  ["a text that runs backwards", { heading: "A \u202eB" }],
  ["nothing", { preheader: " " }],
  ["a subject that is too long", { subject: "👩‍👩‍👧‍👧".repeat(121) }],
  ["too many paragraphs", { paragraphs: Array.from({ length: 9 }, () => "A") }],
])("%s is nothing that a mail says", (_, otherwise) => {
  expect(mailWords.safeParse(words("recovery", otherwise)).success).toBe(false);
});

test("characters are counted as people see them, and lines of a paragraph run on", () => {
  const kept = mailWords.parse(
    words("recovery", { subject: "👩‍👩‍👧‍👧".repeat(120), paragraphs: [" One\n two "] }),
  );
  expect(kept.paragraphs).toEqual(["One two"]);
});

test("markup is text, and what is filled in is not read again", () => {
  const said = words("ownership-offer", {
    heading: "<b>Yours?</b>",
    paragraphs: ["{who} <script>x</script> {site}"],
  });
  const mail = {
    ...sampleOf("ownership-offer"),
    site: "{who} {studio}",
  } as Parameters<typeof renderMail>[0];
  const { html, text } = renderMail(mail, siteUrl, { "ownership-offer": said });
  expect(html).not.toMatch(/<b>|<script/);
  expect(html).toContain("&lt;b&gt;Yours?&lt;/b&gt;");
  expect(text).toContain("{who} {studio}");
});

test("what no server of this version would keep is as usual", () => {
  for (const kept of [null, "text", {}, words("recovery", { heading: "{gone}" })]) {
    expect(wordsOf("recovery", kept)).toEqual(everyTemplate.recovery.usual);
  }
  const mail = sampleOf("recovery");
  const plain = renderMail(mail, siteUrl);
  expect(renderMail(mail, siteUrl, { recovery: words("recovery", { heading: "{gone}" }) })).toEqual(plain);
  expect(renderMail(mail, siteUrl, { recovery: words("recovery", { subject: "Keys" }) }).subject).toBe(
    "Keys",
  );
});

test("however a mail is worded, its link, its code and what to do if it was not meant stay", () => {
  const said = words("recovery", { subject: "A", preheader: "B", heading: "C", paragraphs: [], button: "D" });
  const mail = everyMail.find(({ kind }) => kind === "recovery");
  if (mail?.kind !== "recovery") throw new Error("no sample of that mail");
  const { text } = renderMail(mail, siteUrl, { recovery: said });
  for (const kept of [mail.link, mail.code, "If that was not you, do nothing"]) expect(text).toContain(kept);
});

test("a preview says that it is one, and its code and its button open nothing", () => {
  const { subject, text } = renderMail(
    {
      kind: "preview",
      to: "ada@example.com",
      of: "recovery",
      words: words("recovery", { subject: "Keys" }),
      link: siteUrl,
    },
    siteUrl,
  );
  expect(subject).toBe("Preview: Keys");
  expect(text).toContain(`\n${siteUrl}\n`);
  expect(text).toContain("000000");
  expect(text).toContain("What is filled in is made up");
});
