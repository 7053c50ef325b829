import { createPasswordHasher } from "../auth/password/hash-password.ts";
import { type CastKey, customers, shown, studio } from "./cast-content.ts";
import { countStudioViewsOfYear } from "./count-studio-views-of-year.ts";
import { countVisitsOfYear } from "./count-visits-of-year.ts";
import { randomPassword } from "./random-password.ts";
import type { SampleSignIn } from "./sample-sign-in.ts";
import { sampleWords } from "./sample-words.ts";
import { setDatesBack } from "./set-dates-back.ts";
import { sitesOfShortYear } from "./sites-content.ts";
import type { Stage } from "./stage.ts";
import { createStory } from "./story.ts";
import { tellMessages } from "./tell-messages.ts";
import { tellMoney } from "./tell-money.ts";
import { tellPeople } from "./tell-people.ts";
import { tellQuestions } from "./tell-questions.ts";
import { tellSites } from "./tell-sites.ts";
import { tellWork } from "./tell-work.ts";
import { startYearClock } from "./year-clock.ts";

export type FillOptions = {
  /** Ends it at the next step by throwing its reason. */
  stop?: AbortSignal;
  /** Told how far it is. */
  report?: (words: string) => void;
  /** Publishes a few sites only: all that can happen to one has happened to one of them. */
  isShort?: boolean;
};

/**
 * Fills a database in which there is nothing with a studio's year, and gives who can sign in. What happened is done by the commands
 * that people would have done it with, one after the other; then all dates are set back, in one transaction.
 */
export async function fillSample(
  stage: Stage,
  { stop, report, isShort = false }: FillOptions = {},
): Promise<SampleSignIn[]> {
  const signIns = shown.map(({ key, as }) => {
    const { name, email } = { ...studio, ...customers }[key];
    return { key, as, name, email, password: randomPassword() };
  });
  const hasher = createPasswordHasher({ parallel: 4, longestQueue: signIns.length, saltKey: "" });
  const passwords = new Map<CastKey, string>();
  for (const { key, password } of signIns) passwords.set(key, await hasher.hash(password));

  const story = createStory();
  tellPeople(story, stage, passwords);
  const sites = tellSites(story, stage, isShort ? sitesOfShortYear : undefined);
  tellMoney(story, stage);
  tellQuestions(story, stage, sites);
  tellMessages(story, stage, sites);
  tellWork(story, stage, sites);

  const happenings = story.happenings();
  const clock = await startYearClock(stage.owner, stage.parts, happenings[0]?.ago ?? 0);
  const seasons = [...sampleWords.seasons];
  for (const { ago, hour, work } of happenings) {
    stop?.throwIfAborted();
    for (let next = seasons[0]; next && ago <= next[0]; next = seasons[0]) {
      seasons.shift();
      report?.(next[1]);
    }
    await clock.moveTo(ago, hour);
    await work();
  }
  const steps = await clock.finish();
  await countVisitsOfYear(stage.owner, sites);
  await countStudioViewsOfYear(stage.owner);
  await setDatesBack(stage.owner, steps);
  return signIns.map(({ key: _, ...signIn }) => signIn);
}
