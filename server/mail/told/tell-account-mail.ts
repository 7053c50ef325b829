import { identity } from "../../identity.ts";
import { greetingName } from "../greeting-name.ts";
import type { ToldMail } from "../mail-content.ts";
import type { Mail } from "../mail-queue.ts";
import { sharedWords } from "../shared-words.ts";
import { dayOf } from "./said.ts";

export type AccountMail = Extract<
  Mail,
  {
    kind:
      | "confirmation"
      | "existing-account"
      | "recovery"
      | "magic-link"
      | "email-change"
      | "email-changed"
      | "reauthentication"
      | "welcome"
      | "account-leaving"
      | "account-leaving-soon"
      | "account-suspended";
  }
>;

/** What a mail about an account is about. */
export function tellAccountMail(mail: AccountMail): ToldMail {
  const { to } = mail;
  const code = (value: string) => ({ label: sharedWords.orCode, value });
  switch (mail.kind) {
    case "confirmation":
      return {
        key: "confirmation",
        values: { to, name: greetingName(mail.fullName) ?? sharedWords.you },
        link: mail.link,
        fixed: {
          code: code(mail.code),
          reason: `Somebody signed up at ${identity.name} with ${to}.`,
          ifNotYou: "If that was not you, do nothing: without your click, no account opens.",
        },
      };
    case "existing-account":
      return {
        key: "existing-account",
        values: { to },
        link: mail.signInLink,
        fixed: {
          alternative: { lead: "Forgot the password?", label: "Choose a new one", link: mail.recoverLink },
          reason: `Somebody signed up at ${identity.name} with ${to}, which already has an account.`,
          ifNotYou: "If that was not you, do nothing: your account and your password are as they were.",
        },
      };
    case "recovery":
      return {
        key: "recovery",
        values: { to },
        link: mail.link,
        fixed: {
          code: code(mail.code),
          reason: `Somebody asked for a new password for ${to} at ${identity.name}.`,
          ifNotYou: "If that was not you, do nothing: your password stays as it is.",
        },
      };
    case "magic-link":
      return {
        key: "magic-link",
        values: { to },
        link: mail.link,
        fixed: {
          code: code(mail.code),
          reason: `Somebody asked to sign in at ${identity.name} as ${to}.`,
          ifNotYou: "If that was not you, do nothing: nobody gets in without this mail.",
        },
      };
    case "email-change":
      return {
        key: "email-change",
        values: { address: mail.newEmail },
        link: mail.link,
        fixed: {
          code: code(mail.code),
          reason: `The owner of an account at ${identity.name} asked to move it to ${mail.newEmail}.`,
          ifNotYou: "If that was not you, do nothing: the account keeps the address it has.",
        },
      };
    case "email-changed":
      return {
        key: "email-changed",
        values: { to, address: mail.newEmail },
        link: mail.undoLink,
        fixed: {
          reason: `The address of an account at ${identity.name} was changed from ${to}.`,
          ifNotYou: "If that was not you, take the account back within 7 days.",
        },
      };
    case "reauthentication":
      return {
        key: "reauthentication",
        values: { to },
        fixed: {
          code: { label: "Your code", value: mail.code },
          reason: `Somebody signed in as ${to} at ${identity.name} asked to change the account.`,
          ifNotYou:
            "If that was not you, somebody else is signed in as you: choose a new password now, and give the code to nobody.",
        },
      };
    case "welcome":
      return {
        key: "welcome",
        values: { to },
        link: mail.link,
        fixed: {
          reason: `Somebody of ${identity.name} opened an account for ${to}.`,
          ifNotYou: "If that was not you who was meant, do nothing: nobody can sign in without this mail.",
        },
      };
    case "account-suspended":
      return {
        key: mail.sitesStayLive ? "account-suspended-served" : mail.kind,
        values: { to, address: mail.replyTo },
        fixed: {
          fields: [{ label: sharedWords.why, value: mail.reason }],
          reason: `${to} has an account at ${identity.name}, and this is about it.`,
          ifNotYou: "If that was not you who opened an account with this address, tell us.",
          reply: `A reply to this mail reaches ${mail.replyTo}.`,
        },
      };
    case "account-leaving":
    case "account-leaving-soon":
      return {
        key: mail.kind === "account-leaving" && !mail.isOwnWish ? "account-leaving-decided" : mail.kind,
        values: { to, day: dayOf(mail.leavesAt) },
        link: mail.link,
        fixed: {
          reason: `The account of ${to} at ${identity.name} is being deleted.`,
          ifNotYou: "If that was not you, sign in now, keep your account, and choose a new password.",
        },
      };
  }
}
