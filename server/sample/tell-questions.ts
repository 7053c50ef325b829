import { randomUUID } from "node:crypto";
import { answerTicket } from "../support/answer-ticket.ts";
import { askStudio } from "../support/ask-studio.ts";
import { assignTicket } from "../support/assign-ticket.ts";
import { rateTicket } from "../support/rate-ticket.ts";
import { saveReply } from "../support/save-reply.ts";
import { solveTicket } from "../support/solve-ticket.ts";
import { writeTicket } from "../support/write-ticket.ts";
import { sendPicture } from "./send-picture.ts";
import { act, playerOf, type Stage } from "./stage.ts";
import type { Story } from "./story.ts";
import { type SampleQuestion, sampleQuestions, sampleReplies } from "./support-content.ts";
import type { SitesOfYear } from "./tell-sites.ts";

const usualHour = 13;

/** What customers asked, and what the studio said to it. */
export function tellQuestions(story: Story, stage: Stage, sites: SitesOfYear): void {
  for (const question of sampleQuestions) tellQuestion(story, stage, sites, question);
  for (const [place, reply] of sampleReplies.entries()) {
    story.on(260 - 40 * place, 9, () =>
      act(stage, "wilhelmina", saveReply, { request: randomUUID(), reply: randomUUID(), ...reply }),
    );
  }
}

function tellQuestion(story: Story, stage: Stage, sites: SitesOfYear, question: SampleQuestion): void {
  const { from, site, page, subject, text, asked, hour = usualHour, picture, said } = question;
  const ticket = randomUUID();
  const named = () => ({ request: randomUUID(), ticket });
  story.on(asked, hour, async () => {
    const pictures = picture ? [await sendPicture(stage, from, "question", picture)] : [];
    const about = { ...(site && { site: sites.idOf(site) }), ...(page && { page }) };
    await act(stage, from, askStudio, { ...named(), subject, body: text, pictures, ...about });
  });
  const { assigned, rated, solved } = question;
  if (assigned) {
    story.on(asked, hour + 0.5, () =>
      act(stage, assigned, assignTicket, { ...named(), to: playerOf(stage, assigned).id }),
    );
  }
  for (const { ago, hour: at = usualHour, by, as = "answer", text: body } of said) {
    const message = () => ({ ...named(), message: randomUUID(), body });
    story.on(ago, at, () =>
      by ? act(stage, by, answerTicket, { ...message(), as }) : act(stage, from, writeTicket, message()),
    );
  }
  if (solved !== undefined) story.on(solved, 22, () => act(stage, from, solveTicket, named()));
  if (rated)
    story.on(rated.ago, 22, () => act(stage, from, rateTicket, { ...named(), rating: rated.rating }));
}
