import { randomBytes, randomUUID } from "node:crypto";
import { saveBrand } from "../brand/save-brand.ts";
import { addDomain } from "../domains/add-domain.ts";
import { acceptInvitation } from "../people/accept-invitation.ts";
import { inviteMember } from "../people/invite-member.ts";
import { describePicture } from "../pictures/describe-picture.ts";
import { createPreview } from "../previews/create-preview.ts";
import { openVisit } from "../previews/open-visit.ts";
import { resolveComment } from "../previews/resolve-comment.ts";
import { secretHash } from "../previews/secret-hash.ts";
import { storeComment } from "../previews/store-comment.ts";
import { setRedirect } from "../redirects/set-redirect.ts";
import { changeSettings } from "../sites/change-settings.ts";
import { makeAnnouncement } from "../studio/make-announcement.ts";
import { sendPicture } from "./send-picture.ts";
import type { SiteKey } from "./sites-content.ts";
import { act, playerOf, type Stage } from "./stage.ts";
import type { Story } from "./story.ts";
import {
  previewNote,
  sampleAnnouncements,
  sampleBrand,
  sampleComments,
  samplePictures,
  sampleRedirects,
  waitingDomain,
} from "./studio-content.ts";
import type { SitesOfYear } from "./tell-sites.ts";

/** The site that several people work on. */
const shared: SiteKey = "saltCabin";
const owner = "imogen";

/** What else was done: with others on a site, with pictures, addresses and the brand; and what the studio told everybody. */
export function tellWork(story: Story, stage: Stage, sites: SitesOfYear): void {
  const request = () => ({ request: randomUUID() });
  const about = (site = shared) => ({ ...request(), site: sites.idOf(site) });
  tellPictures(story, stage);
  tellMembers(story, stage, sites);
  tellPreview(story, stage, sites);
  story.on(260, 10, () => act(stage, owner, saveBrand, { ...request(), revision: 0, brand: sampleBrand }));
  for (const { ago, from } of sampleRedirects)
    story.on(ago, 21, () => act(stage, owner, setRedirect, { ...about(), from, to: "/" }));
  story.on(2, 9, () => act(stage, owner, addDomain, { ...about(), host: waitingDomain, withTwin: true }));
  story.on(150, 9, () =>
    act(stage, owner, changeSettings, { ...about(), settings: { publicVisitors: true } }),
  );
  for (const { ago, days, ...words } of sampleAnnouncements) {
    story.on(ago, 8, () => {
      // It is set back as a whole, with its end.
      const from = new Date().toISOString();
      const until = new Date(Date.now() + days * 86_400_000).toISOString();
      return act(stage, "wilhelmina", makeAnnouncement, { ...request(), ...words, from, until });
    });
  }
}

function tellPictures(story: Story, stage: Stage): void {
  for (const { file, alt, ago } of samplePictures) {
    story.on(ago, 9, async () => {
      const picture = await sendPicture(stage, owner, "library", file);
      await act(stage, owner, describePicture, { request: randomUUID(), picture, alt });
    });
  }
}

/** One has come to edit, one looks on, one has not answered yet. */
function tellMembers(story: Story, stage: Stage, sites: SitesOfYear): void {
  const members = [
    { who: "marek", site: "saltCabin", role: "editor", ago: 240, comes: 239 },
    { who: "delphine", site: "saltCabin", role: "viewer", ago: 60, comes: 58 },
    { who: "imogen", site: "theCellar", role: "editor", ago: 120, comes: 119 },
    { who: "ottilie", site: "millLoft", role: "editor", ago: 3 },
  ] as const;
  for (const { who, site, role, ago, ...coming } of members) {
    const by = site === "theCellar" ? "marek" : owner;
    let id: unknown;
    story.on(ago, 12, async () => {
      const { email } = playerOf(stage, who);
      const named = { request: randomUUID(), site: sites.idOf(site) };
      id = (await act(stage, by, inviteMember, { ...named, email, role })).invitation;
    });
    if ("comes" in coming) {
      story.on(coming.comes, 12, () =>
        act(stage, who, acceptInvitation, { request: randomUUID(), invitation: { id } }),
      );
    }
  }
}

function tellPreview(story: Story, stage: Stage, sites: SitesOfYear): void {
  const { database } = stage.parts;
  let link = "";
  story.on(15, 11, async () => {
    const secret = randomBytes(32).toString("base64url");
    const opened = {
      secret,
      version: null,
      lasts: "month",
      password: null,
      mayComment: true,
      note: previewNote,
    };
    const named = { request: randomUUID(), site: sites.idOf(shared) };
    link = String((await act(stage, owner, createPreview, { ...named, ...opened })).preview);
  });
  for (const { ago, ...comment } of sampleComments) {
    story.on(ago, 14, async () => {
      const { page, name, text } = comment;
      const site = sites.idOf(shared);
      const hash = secretHash(await openVisit(database, link));
      await storeComment(
        database,
        { site, link, page, name, text, section: "", heading: "" },
        { hash, name: null },
      );
      if (!("isResolved" in comment)) return;
      const row = await database.typed
        .selectFrom("comments")
        .select("id")
        .where("text", "=", text)
        .executeTakeFirstOrThrow();
      await act(stage, owner, resolveComment, { request: randomUUID(), site, comment: row.id });
    });
  }
}
