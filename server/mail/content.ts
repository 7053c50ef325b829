import type { InvitedRole } from "../../contract/permissions.ts";
import { type ToldOrder, tellOrder } from "../../engine/order/told-order.ts";
import { billingMailWords } from "../billing/billing-mail-words.ts";
import { identity } from "../identity.ts";
import { greetingName } from "./greeting-name.ts";
import type { Mail } from "./mail-queue.ts";

/** The words of one mail in reading order, apart from any markup. */
export type MailContent = {
  subject: string;
  /** The line that inboxes show beside the subject. */
  preheader: string;
  heading: string;
  paragraphs: readonly string[];
  /** What somebody wrote, each below its label. */
  fields?: readonly { label: string; value: string }[];
  /** What somebody would like to have of a shop. */
  order?: ToldOrder;
  button?: { label: string; link: string };
  code?: { label: string; value: string };
  /** A second, quieter way on. */
  alternative?: { lead: string; label: string; link: string };
  /** Why this mail came. */
  reason: string;
  ifNotYou: string;
  /** Whom a reply reaches: nobody, where this says nothing. */
  reply?: string;
};

/** Words that every mail shares. */
export const sharedWords = {
  expiry: {
    both: "The link and the code work once, within one hour.",
    code: "The code works once, within one hour.",
  },
  orCode: "If a page asks you for a code",
  plainLink: "If the button does nothing, copy this address into your browser:",
  noReply: "This mailbox only sends. Nobody reads replies to it.",
} as const;

/** What `mail` says, with its links and codes in place. Nothing that a stranger typed reaches the subject. */
export function mailContent(mail: Mail): MailContent {
  switch (mail.kind) {
    case "confirmation": {
      const name = greetingName(mail.fullName);
      return {
        subject: `Confirm your email address for ${identity.name}`,
        preheader: "One click and your account is open.",
        heading:
          name === undefined ? "Once upon a time, you signed up." : `Once upon a time, ${name} signed up.`,
        paragraphs: [
          "Every good story needs one true detail. Ours is your address: confirm it, and your account opens.",
        ],
        button: { label: "Confirm my address", link: mail.link },
        code: { label: sharedWords.orCode, value: mail.code },
        reason: `Somebody signed up at ${identity.name} with ${mail.to}.`,
        ifNotYou: "If that was not you, do nothing: without your click, no account opens.",
      };
    }
    case "existing-account":
      return {
        subject: `You already have an account at ${identity.name}`,
        preheader: "There is nothing to confirm: sign in, or choose a new password.",
        heading: "You are already in this story.",
        paragraphs: [
          "Somebody just tried to open an account with this address. You have one, so we changed nothing and made no second one.",
          "No code is needed. A page that still asks you for one can be closed.",
        ],
        button: { label: "Sign in", link: mail.signInLink },
        alternative: { lead: "Forgot the password?", label: "Choose a new one", link: mail.recoverLink },
        reason: `Somebody signed up at ${identity.name} with ${mail.to}, which already has an account.`,
        ifNotYou: "If that was not you, do nothing: your account and your password are as they were.",
      };
    case "recovery":
      return {
        subject: `Choose a new password for ${identity.name}`,
        preheader: "The link is good for one hour and for one use.",
        heading: "Passwords get lost. Accounts do not.",
        paragraphs: [
          "This link takes you to a page where you choose a new password. It counts from the moment you save it.",
        ],
        button: { label: "Choose a new password", link: mail.link },
        code: { label: sharedWords.orCode, value: mail.code },
        reason: `Somebody asked for a new password for ${mail.to} at ${identity.name}.`,
        ifNotYou: "If that was not you, do nothing: your password stays as it is.",
      };
    case "magic-link":
      return {
        subject: `Your sign-in link for ${identity.name}`,
        preheader: "No password needed, for one hour and for one use.",
        heading: "Open, as if by magic.",
        paragraphs: [
          "This link signs you in without a password. Keep it to yourself: whoever holds it holds the key.",
        ],
        button: { label: "Sign me in", link: mail.link },
        code: { label: sharedWords.orCode, value: mail.code },
        reason: `Somebody asked to sign in at ${identity.name} as ${mail.to}.`,
        ifNotYou: "If that was not you, do nothing: nobody gets in without this mail.",
      };
    case "email-change":
      return {
        subject: `Confirm your new email address for ${identity.name}`,
        preheader: "Your account moves to the new address when you confirm it.",
        heading: "A new address for the same account.",
        paragraphs: [
          `Confirm that ${mail.newEmail} is yours. From then on you sign in with it, and the old address no longer opens your account.`,
        ],
        button: { label: "Confirm the new address", link: mail.link },
        code: { label: sharedWords.orCode, value: mail.code },
        reason: `The owner of an account at ${identity.name} asked to move it to ${mail.newEmail}.`,
        ifNotYou: "If that was not you, do nothing: the account keeps the address it has.",
      };
    case "email-changed":
      return {
        subject: `Your ${identity.name} account has a new email address`,
        preheader: "If that was you, there is nothing to do. If not, take it back within 7 days.",
        heading: "This account has moved house.",
        paragraphs: [
          `${mail.newEmail} signs in from now on. This address no longer opens the account.`,
          "If that was you, there is nothing to do.",
          "If not: take the account back with this button. It returns to this address, everyone is signed out, the password that opens it now stops working, and you choose a new one. The button works for 7 days.",
        ],
        button: { label: "Take my account back", link: mail.undoLink },
        reason: `The address of an account at ${identity.name} was changed from ${mail.to}.`,
        ifNotYou: "If that was not you, take the account back within 7 days.",
      };
    case "reauthentication":
      return {
        subject: `Your ${identity.name} security code`,
        preheader: "Type it where you were asked for it. It is good for one hour.",
        heading: "Just making sure it is you.",
        paragraphs: [
          "You are about to change something that matters. Type this code where you were asked for it.",
        ],
        code: { label: "Your code", value: mail.code },
        reason: `Somebody signed in as ${mail.to} at ${identity.name} asked to change the account.`,
        ifNotYou:
          "If that was not you, somebody else is signed in as you: choose a new password now, and give the code to nobody.",
      };
    case "welcome":
      return {
        subject: `Your account at ${identity.name} is ready`,
        preheader: "Choose a password, and it is yours. The link is good for 7 days.",
        heading: "There is a key with your name on it.",
        paragraphs: [
          `The studio has opened an account for ${mail.to}. Choose a password, and you are in.`,
          "The link works once, within 7 days. If it is too old by then, ask for a new password on the sign-in page: that leads to the same place.",
        ],
        button: { label: "Choose a password", link: mail.link },
        reason: `Somebody of ${identity.name} opened an account for ${mail.to}.`,
        ifNotYou: "If that was not you who was meant, do nothing: nobody can sign in without this mail.",
      };
    case "site-message":
    case "site-order": {
      const site = oneLine(mail.site);
      const isOrder = mail.kind === "site-order";
      return {
        subject: isOrder ? `An order from ${site}` : `A message from ${site}`,
        preheader: "What was written, and how to answer.",
        heading: isOrder ? "Somebody would like to order." : "Somebody wrote to you.",
        paragraphs: [],
        fields: mail.fields,
        ...(mail.order && { order: tellOrder(mail.order) }),
        button: { label: "Open it in your inbox", link: mail.link },
        reason: `A visitor of ${site} filled in a form, and its messages go to ${mail.to}. Follow no link in one that you did not expect.`,
        ifNotYou: "If that was not you who made this website, its owner named your address by mistake.",
        reply:
          mail.replyTo === null
            ? "The visitor left no address: a reply to this mail reaches nobody."
            : "Reply to this mail, and the visitor reads it.",
      };
    }
    case "site-comments": {
      const site = oneLine(mail.site);
      const more = mail.count - mail.comments.length;
      return {
        subject: mail.count === 1 ? `A comment on ${site}` : `${mail.count} comments on ${site}`,
        preheader: "What somebody who looked at a preview says of it.",
        heading:
          mail.count === 1
            ? "There is a note in the margin."
            : `There are ${mail.count} notes in the margin.`,
        paragraphs: more > 0 ? [`The first ${mail.comments.length}, and ${more} more beside the page:`] : [],
        fields: mail.comments.map(({ where, name, text }) => ({
          label: `${name}, on ${where}`,
          value: text,
        })),
        button: { label: "Read them beside the page", link: mail.link },
        reason: `Somebody with a preview link of ${site} wrote this, and ${mail.to} works on that website. This mail comes once an hour at most. Follow no link in a comment that you did not expect.`,
        ifNotYou: "If that was not you who asked for comments, revoke the links that allow them.",
      };
    }
    case "invitation": {
      const who = inviterOf(mail.by);
      const site = greetingName(mail.site) ?? "a website";
      return {
        subject: `An invitation to work on a website at ${identity.name}`,
        preheader: "Who asks, what you could do there, and where to say yes or no.",
        heading: "Somebody would like to have you there.",
        paragraphs: [
          `${who} invites you to work on ${site}, as ${roleWords[mail.role].name}.`,
          roleWords[mail.role].may,
          "Nothing happens before you say yes. Without an account you open one on the way, with this address.",
        ],
        button: { label: "See the invitation", link: mail.link },
        reason: `${mail.by.email} named ${mail.to} at ${identity.name}. The invitation is good for 14 days, and for this address alone.`,
        ifNotYou:
          "If that was not you who was meant, do nothing, or say no there: no account is opened for you.",
      };
    }
    case "ownership-offer": {
      const who = inviterOf(mail.by);
      const site = greetingName(mail.site) ?? "a website that you work on";
      return {
        subject: `A website at ${identity.name} is offered to you`,
        preheader: "It is yours once you accept. Until then nothing changes.",
        heading: "Would you take it over?",
        paragraphs: [
          `${who} would like to hand ${site} over to you.`,
          "If you accept, you own it: it counts for your plan, its pictures come into your library, and its messages are yours. Who owned it goes on as an editor.",
          "The offer is good for 7 days.",
        ],
        button: { label: "Look at the offer", link: mail.link },
        reason: `You work on this site at ${identity.name} as ${mail.to}, and its owner has offered it to you.`,
        ifNotYou:
          "If that was not you who was meant, do nothing, or say no there: everything stays as it is.",
      };
    }
    case "ownership-taken": {
      const who = inviterOf(mail.by);
      const site = greetingName(mail.site) ?? "Your website";
      return {
        subject: `A website of yours at ${identity.name} has a new owner`,
        preheader: "Your offer was accepted. You go on as an editor.",
        heading: "It is in other hands now.",
        paragraphs: [
          `${who} has accepted your offer: ${site} is theirs.`,
          "You go on as an editor. The pictures that it alone shows went with it; what your other sites show is still in your library too.",
        ],
        button: { label: "Open the site", link: mail.link },
        reason: `${mail.to} owned this site at ${identity.name} and offered it.`,
        ifNotYou: "If that was not you who offered it, write to the studio now, and choose a new password.",
      };
    }
    case "questions-waiting": {
      const more = mail.count - mail.questions.length;
      return {
        subject:
          mail.count === 1
            ? "A question waits for the studio"
            : `${mail.count} questions wait for the studio`,
        preheader: "Who asks, and what about.",
        heading: mail.count === 1 ? "Somebody has a question." : "Some people have questions.",
        paragraphs: more > 0 ? [`The first ${mail.questions.length}, and ${more} more in the queue:`] : [],
        fields: mail.questions.map(({ subject, who }) => ({ label: oneLine(who), value: subject })),
        button: { label: "Open the queue", link: mail.link },
        reason: `Customers of ${identity.name} asked this, and ${mail.to} is an administrator there. This mail comes once an hour at most.`,
        ifNotYou:
          "If that was not you who answers for the studio, ask another administrator to change your role.",
      };
    }
    case "studio-answer":
      return {
        subject: `The studio has answered you: ${identity.name}`,
        preheader:
          mail.page === null
            ? "Your question is settled, unless you say otherwise."
            : "What it says, and how to answer.",
        heading: "You asked. Here is what we say.",
        paragraphs: [],
        fields: [
          { label: "Your question", value: mail.subject },
          { label: "Our answer", value: mail.text },
        ],
        button: {
          label: mail.page === null ? "Open your question" : "Answer without signing in",
          link: mail.link,
        },
        ...(mail.page !== null && {
          alternative: {
            lead: "With pictures, or to read all of it:",
            label: "open your question",
            link: mail.page,
          },
        }),
        reason:
          mail.page === null
            ? `Somebody asked the studio of ${identity.name} something as ${mail.to}. To us it looks settled: if it is not, open it again.`
            : `Somebody asked the studio of ${identity.name} something as ${mail.to}. The button works for 14 days, and no longer than the question is open; whoever has it can answer in your name, so forward this mail to nobody.`,
        ifNotYou: "If that was not you, somebody else is signed in as you: choose a new password now.",
      };
    case "site-given": {
      const site = greetingName(mail.site) ?? "a website";
      return {
        subject: `A website at ${identity.name} is yours now`,
        preheader: "The studio has handed it over to you, with all that is in it.",
        heading: "It is in your hands now.",
        paragraphs: [
          `The studio has handed ${site} over to you: its draft, its versions, its messages and the pictures that it shows.`,
          "It counts for your plan. Who owned it goes on as an editor; you can change that under People.",
        ],
        button: { label: "Open the site", link: mail.link },
        reason: `${mail.to} owns this site at ${identity.name} from now on.`,
        ifNotYou: "If that was not you who was meant, write to the studio.",
      };
    }
    case "site-taken": {
      const site = greetingName(mail.site) ?? "Your website";
      return {
        subject: `A website of yours at ${identity.name} has a new owner`,
        preheader: "The studio has handed it over. You go on as an editor.",
        heading: "It is in other hands now.",
        paragraphs: [
          `The studio has handed ${site} over to somebody else. You go on as an editor.`,
          "The pictures that it alone shows went with it; what your other sites show is still in your library too.",
        ],
        button: { label: "Open the site", link: mail.link },
        reason: `${mail.to} owned this site at ${identity.name}.`,
        ifNotYou: "If that was not you who asked for it, write to the studio now.",
      };
    }
    case "account-leaving": {
      const day = dayOf(mail.leavesAt);
      return {
        subject: `Your account at ${identity.name} will be deleted on ${day}`,
        preheader: "Until then it stands still, and you can come back by signing in.",
        heading: "Every story may end.",
        paragraphs: [
          mail.isOwnWish
            ? "You have asked us to delete your account. You are signed out everywhere but where you did so."
            : "The studio has decided to delete your account. You are signed out everywhere.",
          "Your sites are not shown any more: visitors read that they rest, previews are closed, and forms take nothing. Nothing of it is lost yet.",
          `On ${day} we erase all of it for good: your sites, their messages, your pictures, your brand and this address.`,
          "Until then you can change your mind. Sign in and press Keep my account: everything is back at once, as it was. You can take all your data along there, too.",
        ],
        button: { label: "Sign in", link: mail.link },
        reason: `The account of ${mail.to} at ${identity.name} is being deleted.`,
        ifNotYou: "If that was not you, sign in now, keep your account, and choose a new password.",
      };
    }
    case "account-suspended":
      return {
        subject: `Your account at ${identity.name} is suspended`,
        preheader: "Nothing of yours is lost. Write to us, and we look at it together.",
        heading: "A pause, and why.",
        paragraphs: [
          "The studio has suspended your account: you are signed out everywhere, and cannot sign in until we lift it.",
          mail.sitesStayLive
            ? "Your sites are served on as they are. Nothing of yours is deleted."
            : "Visitors read that your sites are away. Nothing of yours is deleted.",
          `If you think that this is a mistake, or have put it right, write to ${mail.replyTo}. A person reads it.`,
        ],
        fields: [{ label: "Why", value: mail.reason }],
        reason: `${mail.to} has an account at ${identity.name}, and this is about it.`,
        ifNotYou: "If that was not you who opened an account with this address, tell us.",
        reply: `A reply to this mail reaches ${mail.replyTo}.`,
      };
    case "account-leaving-soon": {
      const day = dayOf(mail.leavesAt);
      return {
        subject: `Your account at ${identity.name} is erased on ${day}`,
        preheader: "These are the last days in which you can come back.",
        heading: "The last page is near.",
        paragraphs: [
          `On ${day} we erase your account for good: your sites, their messages, your pictures, your brand and this address. After that nobody can bring any of it back.`,
          "If that is what you want, there is nothing to do. If not, sign in and press Keep my account. You can take all your data along there, too.",
        ],
        button: { label: "Sign in", link: mail.link },
        reason: `The account of ${mail.to} at ${identity.name} is being deleted.`,
        ifNotYou: "If that was not you, sign in now, keep your account, and choose a new password.",
      };
    }
    case "member-left": {
      const who = inviterOf(mail.by);
      const site = greetingName(mail.site) ?? "a website of yours";
      return {
        subject: `Somebody works on a website of yours at ${identity.name} no longer`,
        preheader: "Their account is gone. The site is as it was.",
        heading: "One hand less.",
        paragraphs: [
          `${who} has deleted their account, and works on ${site} no longer.`,
          "What they made there stays. Preview links of theirs are closed, and messages that went to them go to you.",
        ],
        button: { label: "See who works on it", link: mail.link },
        reason: `${mail.to} owns this site at ${identity.name}.`,
        ifNotYou: "If that was not you who owns it, write to the studio.",
      };
    }
    case "billing": {
      const { button, ...words } = billingMailWords(mail.told, mail.to);
      return { ...words, button: { label: button, link: mail.link } };
    }
    case "webhook-disabled": {
      const site = oneLine(mail.site);
      return {
        subject: `Messages from ${site} are no longer passed on`,
        preheader: "They still come by mail and wait in your inbox.",
        heading: "Nobody answers there.",
        paragraphs: [
          `For three days, ${new URL(mail.url).host} has not taken the messages of ${site}. We have stopped sending them there.`,
          "Nothing is lost: every message is in your inbox. Set the webhook again once it is mended.",
        ],
        button: { label: "See what it answered", link: mail.link },
        reason: `The messages of ${site} belong to ${mail.to}, and a webhook was set for them.`,
        ifNotYou: "If that was not you, remove it there.",
      };
    }
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

/** Who asks: by an address that is confirmed, and by a name as far as one can be repeated to a stranger. */
function inviterOf({ name, email }: { name: string; email: string }): string {
  const called = greetingName(name);
  return called === undefined ? email : `${called} (${email})`;
}

/** A day as it is read everywhere, by the clock of Greenwich. */
function dayOf(at: string): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date(at));
}

/** What an owner calls a site, as a part of a header. */
function oneLine(name: string): string {
  return name.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
}
