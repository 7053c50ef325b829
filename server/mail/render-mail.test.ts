import { expect, test } from "vitest";
import type { Mail } from "./mail-queue.ts";
import { renderMail } from "./render-mail.ts";
import { confirmation, everyMail } from "./testing/sample-mails.ts";

const siteUrl = "https://fabula.example";

/** What the receiver reads and clicks in an HTML part: React's escapes undone. */
function unescaped(html: string): string {
  return html
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

function linksAndCodes(mail: Mail): string[] {
  if (mail.kind === "existing-account") return [mail.signInLink, mail.recoverLink];
  if (mail.kind === "email-changed") return [mail.undoLink];
  return ["link" in mail ? mail.link : "", "code" in mail ? mail.code : ""].filter((value) => value !== "");
}

test.each(everyMail)("$kind: both parts carry every link and the code", (mail) => {
  const { html, text } = renderMail(mail, siteUrl);
  for (const value of linksAndCodes(mail)) {
    expect(unescaped(html)).toContain(value);
    expect(text.split("\n")).toContain(value);
  }
});

test.each(everyMail)("$kind: says why it came and what to do if it was not you", (mail) => {
  const { html, text } = renderMail(mail, siteUrl);
  for (const part of [unescaped(html), text]) {
    expect(part).toContain(mail.to);
    expect(part).toContain("If that was not you");
  }
});

test.each(everyMail.filter((mail) => "code" in mail))("$kind: says that it works within one hour", (mail) => {
  const { html, text } = renderMail(mail, siteUrl);
  expect(html).toContain("within one hour");
  expect(text).toContain("within one hour");
});

test("an order is told line by line, in its currency, with what the visitor saw otherwise", () => {
  const mail = everyMail.find(({ kind }) => kind === "site-order");
  if (!mail) throw new Error("no sample of that mail");
  const { html, text } = renderMail(mail, siteUrl);
  expect(text).toContain(`2 × Lean Coat (Bone, M), €90.00 each: €180.00
Subtotal: €180.00
Shipping: €15.00
Tax: €14.40
Total: €209.40
Lean Coat is €90.00 in your shop. The visitor saw €80.00.
All of it comes to €209.40 in your shop. The visitor saw €187.80.`);
  for (const said of [
    "2 × Lean Coat",
    "Bone, M · €90.00 each",
    "€180.00",
    "€209.40",
    "The visitor saw €80.00.",
  ])
    expect(unescaped(html)).toContain(said);
});

test("a mail loads nothing from anywhere, so that opening it tells nobody", () => {
  for (const mail of everyMail) {
    const { html } = renderMail(mail, siteUrl);
    expect(html).not.toMatch(/<(img|script|link|iframe)|url\(|@import/);
  }
});

test("a name with markup in it is shown, not obeyed", () => {
  const { html } = renderMail(confirmation({ fullName: '<b onclick="x()">Marlene & "Co"' }), siteUrl);
  expect(html).not.toContain("<b ");
  expect(html).toContain("&lt;b onclick=&quot;x()&quot;&gt;Marlene &amp; &quot;Co&quot;");
});

test("a name that carries a link, a line break or a message is not repeated to a stranger", () => {
  const names = [
    "win at https://evil.example now",
    "www.evil.example",
    "evil.example",
    "evil。example",
    "write to me@evil.example",
    "x".repeat(61),
  ];
  for (const fullName of names) {
    const { html, text } = renderMail(confirmation({ fullName }), siteUrl);
    expect(html + text).not.toMatch(/evil|xxxx/);
  }
  const { text } = renderMail(
    confirmation({ fullName: "Marlene\r\n\r\nYour account\u2028is blocked" }),
    siteUrl,
  );
  expect(text.split("\n")[0]).toBe("Once upon a time, Marlene Your account is blocked signed up.");
});

test("initials and titles are names, not links", () => {
  for (const fullName of ["J. R. R. Tolkien", "J.R.R. Tolkien", "Zoë O'Hara-Núñez", "李小龍", "Dr. Ada L."]) {
    expect(renderMail(confirmation({ fullName }), siteUrl).text).toContain(fullName);
  }
});

test("nothing a stranger typed reaches the subject", () => {
  const plain = renderMail(confirmation(), siteUrl).subject;
  expect(renderMail(confirmation({ fullName: "Subject\r\nBcc: x@evil.example" }), siteUrl).subject).toBe(
    plain,
  );
});

test("the mail of a replaced address says first that there may be nothing to do, and then what its button does", () => {
  const mail = everyMail.find(({ kind }) => kind === "email-changed");
  if (!mail) throw new Error("no sample of that mail");
  const { text } = renderMail(mail, siteUrl);
  const order = ["If that was you, there is nothing to do.", "If not:", "Take my account back:"];
  const places = order.map((words) => text.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});

test("whoever has an account already hears that no code is needed", () => {
  const mail = everyMail.find(({ kind }) => kind === "existing-account");
  if (!mail) throw new Error("no sample of that mail");
  expect(renderMail(mail, siteUrl).text).toContain("No code is needed.");
});
