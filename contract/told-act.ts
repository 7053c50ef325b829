/** What the audit tells of an act; names are null of accounts that are gone. */
export type ToldAct = {
  act: string;
  actor: string | null;
  actor_name: string | null;
  on_behalf_of: string | null;
  target_kind: string;
  target: string;
  target_name: string | null;
  before: unknown;
  after: unknown;
};
