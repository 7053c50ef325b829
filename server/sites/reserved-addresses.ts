import { previewEnd } from "./site-origin.ts";

/** Addresses that would look like the studio's own, or that mail and browsers give a meaning to. */
const reservedAddresses: ReadonlySet<string> = new Set(
  `about abuse account accounts admin administrator api app apps assets auth autoconfig autodiscover backup beta billing
  blog cdn cname contact dashboard demo demos dev developer dns docs domain domains download editor email fabula files forum
  ftp help host hostmaster imap info invoice invoices legal local localhost log login logout mail mailer mailer-daemon
  marketing media mobile monitor mta-sts mx news newsletter no-reply noreply ns ns1 ns2 official outbox owner pay payment
  payments phishing pop pop3 postmaster preview privacy proxy public register root sales secure security server service
  shop-login sign-in sign-up signin signup site sites smtp sso ssl staff staging start static stats status storage store
  studio sudo support sysadmin system team template templates terms test testing trust undefined update upload uploads user
  users verify vpn web webmail webmaster wpad www www1 www2 your-bank`.split(/\s+/),
);

/** Whether no site can have an address: it is the studio's, or where another site shows its previews. */
export function isReserved(subdomain: string): boolean {
  return reservedAddresses.has(subdomain) || subdomain.endsWith(previewEnd);
}

/** Parts of words, as they are written in addresses, that nobody may be called by. */
const rude = [
  "fuck",
  "nigger",
  "nigga",
  "faggot",
  "cunt",
  "hitler",
  "heil-",
  "siegheil",
  "arschloch",
  "hurensohn",
  "wichser",
  "childporn",
  "kinderporno",
];
/** Words that are rude alone, and harmless in others (Scunthorpe, Essex). */
const rudeAlone = ["shit", "porn", "porno", "nazi", "nazis", "rape", "sex", "xxx", "fotze", "nutte"];
/** Names that strangers are deceived by. */
const deceiving = [
  "paypal",
  "icloud-",
  "appleid",
  "microsoft-",
  "sparkasse-",
  "volksbank-",
  "facebook",
  "instagram",
  "whatsapp",
  "netflix",
  "dhl-paket",
];

/** Whether an address could hurt or deceive somebody, whoever reads it; digits are read as the letters that they stand for. */
export function isHurtful(subdomain: string): boolean {
  const read = subdomain
    .replaceAll("0", "o")
    .replaceAll("1", "i")
    .replaceAll("3", "e")
    .replaceAll("4", "a")
    .replaceAll("5", "s");
  const together = read.replaceAll("-", "");
  const found = (part: string) => read.includes(part) || (!part.endsWith("-") && together.includes(part));
  return [...rude, ...deceiving].some(found) || read.split("-").some((word) => rudeAlone.includes(word));
}
