import { Fragment, createElement as h, type ReactNode } from "react";
import { outboxWords as words } from "./content.ts";
import { moment, outboxDocument } from "./outbox-document.ts";
import type { OutboxMail } from "./read-outbox.ts";

/** The page that lists `mails`; `isFollowing` says that it reloads by itself. */
export function outboxList(mails: readonly OutboxMail[], { isFollowing }: { isFollowing: boolean }): string {
  const action = h(
    "a",
    { href: isFollowing ? "/outbox" : "/outbox?follow" },
    isFollowing ? words.stopFollowing : words.follow,
  );
  const intro = h(
    "div",
    { className: "intro" },
    h("h1", null, words.title),
    h(
      "p",
      { className: "lead" },
      `${words.lead} `,
      h("strong", null, isFollowing ? words.following : words.howToSend),
    ),
  );
  const list =
    mails.length === 0
      ? h("p", { className: "empty" }, h("span", null, words.empty))
      : h("ol", { className: "mails" }, mails.map(listEntry));
  return outboxDocument({ title: words.title, action, main: h(Fragment, null, intro, list) });
}

function listEntry({ id, mail, subject, createdAt, code }: OutboxMail): ReactNode {
  return h(
    "li",
    { key: id, className: "mail" },
    h("h2", null, h("a", { href: `/outbox/${id}` }, subject)),
    moment(createdAt),
    h(
      "p",
      null,
      mail.to,
      code && h("span", null, ` · ${words.code} `, h("span", { className: "code" }, code)),
    ),
  );
}
