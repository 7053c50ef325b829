import { createTransport } from "nodemailer";
import type { Config } from "../config.ts";
import type { ClaimedMail } from "./claim-mail.ts";
import { renderMail } from "./render-mail.ts";

/** What brings one mail on its way; throws when it could not. `signal` cuts it off. */
export type Deliver = (claimed: ClaimedMail, signal: AbortSignal) => Promise<void>;

const patience = 10_000;
const longestTry = 60_000;

/**
 * Delivery through the mail server at `smtpUrl` (nodemailer's connection URL, so `?requireTLS=true` and the like work).
 * Each step may take 10 s and the whole 60 s. A repeated try carries the same Message-ID, by which receivers
 * recognise a mail whose acknowledgement was lost.
 */
export function deliverBySmtp(smtpUrl: string, { siteUrl, mailFrom }: Config): Deliver {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    dnsTimeout: patience,
  });
  const { hostname } = new URL(siteUrl);
  const address = /<([^<>]+)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom;
  return async ({ id, mail, createdAt, sender, words }, signal) => {
    const { subject, html, text } = renderMail(mail, siteUrl, words);
    await transport.sendMail({
      from: sender === null ? mailFrom : { name: sender, address },
      to: { name: "", address: mail.to },
      ...("replyTo" in mail && mail.replyTo !== null && { replyTo: { name: "", address: mail.replyTo } }),
      subject,
      html,
      text,
      messageId: `<${id}.${createdAt.getTime()}@${hostname}>`,
      headers: { "Auto-Submitted": "auto-generated" },
      disableFileAccess: true,
      disableUrlAccess: true,
      signal: AbortSignal.any([signal, AbortSignal.timeout(longestTry)]),
    });
  };
}

/** Whether the mail server refused this very mail for good (5xx on its receiver or its content). */
export function isFinalRefusal(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return (code === "EENVELOPE" || code === "EMESSAGE") && responseCode !== undefined && responseCode >= 500;
}
