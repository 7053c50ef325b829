/**
 * What the server says of the agency in mails and in the outbox: the one server-side place of these values. The site
 * has its own in `app/identity/identity.ts`, because server and app share no code; whoever re-brands changes both.
 */
export const identity = {
  name: "Fabula",
  tagline: "Websites so good they feel unbelievable.",
} as const;
