import { messagesContent } from "../../dashboard/sites/messages/messages-content.ts";
import { webhooksContent as words } from "./webhooks-content.ts";

type Answer = { status: number | null; problem: string | null };

/** Why nothing answered, in words where there are some. */
export function sayProblem(problem: string | null): string {
  return messagesContent.webhook.problems[problem ?? ""] ?? problem ?? "";
}

/** What came of something that was sent. */
export function sayAnswer({ status, problem }: Answer): string {
  if (status === null) return words.unreached(sayProblem(problem));
  return isTaken(status) ? words.took(status) : words.refused(status);
}

export function isTaken(status: number): boolean {
  return status >= 200 && status < 300;
}
