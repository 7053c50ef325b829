import type { SampleSignIn } from "./sample-sign-in.ts";

/** What the console is told. */
export const sampleWords = {
  refused: (why: string) => `No sample: ${why}`,
  elsewhere: (variable: string) =>
    `${variable} is set, and the sample is only for the database that comes with the product. Run it without.`,
  mails: "SMTP_URL is set, and mails to the people of the sample would go out one day. Run it without.",
  money: "STRIPE_SECRET_KEY is set, and nobody of the sample pays by card. Run it without.",
  public:
    "SITE_URL, SITES_HOST and HOST must all be this machine (localhost): others reach this installation.",
  notEmpty: (directory: string) =>
    `there is data in DATA_DIR ${directory} already. Choose an empty one: DATA_DIR=.data/sample npm run sample`,
  unfinished: (directory: string) =>
    `It has come to no end, and a part of it is in ${directory}: delete that folder before you begin anew.`,
  begin: "Making a studio's year ...",
  /** Told when the year has come to so many days ago. */
  seasons: [
    [365, "  a year ago ..."],
    [273, "  nine months ago ..."],
    [182, "  half a year ago ..."],
    [91, "  three months ago ..."],
    [7, "  this week ..."],
  ] as readonly (readonly [ago: number, words: string])[],
  done: ({
    directory,
    seconds,
    start,
    signInAt,
    signIns,
  }: {
    directory: string;
    seconds: number;
    /** What serves it. */
    start: string;
    signInAt: string;
    signIns: readonly SampleSignIn[];
  }) => {
    const widest = Math.max(...signIns.map(({ email }) => email.length));
    return [
      "",
      `  A studio's year is in ${directory} (${seconds.toFixed(0)} s)`,
      "",
      ...signIns.map(({ email, password, as }) => `  ${email.padEnd(widest)}   ${password}   ${as}`),
      "",
      "  The passwords are told here and nowhere else.",
      `  ${start}, then sign in at ${signInAt}`,
      "",
    ].join("\n");
  },
} as const;
