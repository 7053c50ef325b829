import type { OnePerson } from "../../account/profile.ts";
import type { personActs } from "./do-with-person.ts";

/** What has been done, and the way back. */
export type Notice = { text: string; undo?: () => Promise<unknown> };

/** What each part of the page of somebody is given. */
export type PersonParts = {
  person: OnePerson;
  acts: ReturnType<typeof personActs>;
  busy: boolean;
  /** Does one thing, says so, and looks again. */
  act: (does: () => Promise<unknown>, said: Notice) => Promise<void>;
};
