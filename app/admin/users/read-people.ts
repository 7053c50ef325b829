import type { PersonAffairs } from "../../account/billing/billing-rows.ts";
import { openBackend } from "../../account/open-backend.ts";
import type { AuditLine, OnePerson, StudioPerson } from "../../account/profile.ts";
import { askedBy, type PeopleCounts, type UsersQuery } from "./users-query.ts";

/** The people that were asked for. Throws what the service answers instead, as all of these. */
export async function readPeople(query: UsersQuery): Promise<StudioPerson[]> {
  const { data } = await openBackend();
  const { data: people, error } = await data.rpc("studio_people", askedBy(query));
  if (error) throw error;
  return people;
}

/** How many people there are of each status, and how many ask for a role. */
export async function readCounts(): Promise<PeopleCounts> {
  const { data } = await openBackend();
  const { data: rows, error } = await data.rpc("studio_people_counts");
  if (error) throw error;
  const none: PeopleCounts = { active: 0, invited: 0, suspended: 0, leaving: 0, asking: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ status, people }) => [status, people])) };
}

/** Somebody with all that the studio knows of them; undefined where there is nobody of that id. */
export async function readPerson(account: string): Promise<OnePerson | undefined> {
  if (!/^[\da-f-]{36}$/.test(account)) return undefined;
  const { data } = await openBackend();
  const { data: person, error } = await data.rpc("studio_person", { of_account: account });
  if (error) throw error;
  return person ?? undefined;
}

/** Money and questions of somebody; undefined where there is nobody of that id. */
export async function readAffairs(account: string): Promise<PersonAffairs | undefined> {
  const { data } = await openBackend();
  const { data: affairs, error } = await data.rpc("studio_person_affairs", { of_account: account });
  if (error) throw error;
  return affairs ?? undefined;
}

export const pageOfAudit = 30;

/** What happened with somebody, newest first: before the line with the id `before`, or the newest. */
export async function readAudit(account: string, before?: number): Promise<AuditLine[]> {
  const { data } = await openBackend();
  const { data: lines, error } = await data.rpc("studio_person_audit", {
    of_account: account,
    page_size: pageOfAudit,
    ...(before !== undefined && { before_id: before }),
  });
  if (error) throw error;
  return lines;
}
