import type { InvitedRole } from "../../../contract/permissions.ts";
import { identity } from "../../identity.ts";
import { greetingName } from "../greeting-name.ts";
import type { ToldMail } from "../mail-content.ts";
import type { Mail } from "../mail-queue.ts";
import { inviterOf } from "./said.ts";

export type PeopleMail = Extract<
  Mail,
  { kind: "invitation" | "ownership-offer" | "ownership-taken" | "member-left" }
>;

/** What a mail about who works on a site is about. */
export function tellPeopleMail(mail: PeopleMail): ToldMail {
  const { to, link } = mail;
  const who = inviterOf(mail.by);
  const site = greetingName(mail.site);
  switch (mail.kind) {
    case "invitation": {
      const { name: role, may } = roleWords[mail.role];
      return {
        key: "invitation",
        values: { who, site: site ?? "a website", role, may },
        link,
        fixed: {
          reason: `${mail.by.email} named ${to} at ${identity.name}. The invitation is good for 14 days, and for this address alone.`,
          ifNotYou:
            "If that was not you who was meant, do nothing, or say no there: no account is opened for you.",
        },
      };
    }
    case "ownership-offer":
      return {
        key: "ownership-offer",
        values: { who, site: site ?? "a website that you work on" },
        link,
        fixed: {
          reason: `You work on this site at ${identity.name} as ${to}, and its owner has offered it to you.`,
          ifNotYou:
            "If that was not you who was meant, do nothing, or say no there: everything stays as it is.",
        },
      };
    case "ownership-taken":
      return {
        key: "ownership-taken",
        values: { who, site: site ?? "your website" },
        link,
        fixed: {
          reason: `${to} owned this site at ${identity.name} and offered it.`,
          ifNotYou: "If that was not you who offered it, write to the studio now, and choose a new password.",
        },
      };
    case "member-left":
      return {
        key: "member-left",
        values: { who, site: site ?? "a website of yours" },
        link,
        fixed: {
          reason: `${to} owns this site at ${identity.name}.`,
          ifNotYou: "If that was not you who owns it, write to the studio.",
        },
      };
  }
}

/** What somebody may be on a site, in words. */
const roleWords = {
  editor: {
    name: "an editor",
    may: "An editor changes what the site says, reads its messages, and publishes where its owner allows that.",
  },
  viewer: {
    name: "a viewer",
    may: "A viewer looks at the site and its previews before anybody else does, and at how many people visit it. A viewer changes nothing.",
  },
} as const satisfies Record<InvitedRole, { name: string; may: string }>;
