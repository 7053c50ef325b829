/** What a person can be on a site. */
export const siteRoles = ["owner", "editor", "viewer"] as const;

export type SiteRole = (typeof siteRoles)[number];

/** What somebody can be invited as: an owner there is one of, who hands the site over. */
export const invitedRoles = ["editor", "viewer"] as const satisfies readonly SiteRole[];

export type InvitedRole = (typeof invitedRoles)[number];

/** Who may do what with a site, and how that is called in words. The server holds it; the browser shows no more than that. */
export const siteActs = {
  read: { roles: ["owner", "editor", "viewer"], text: "see the site, its versions and its previews" },
  seeVisitors: { roles: ["owner", "editor", "viewer"], text: "see how many people visit the site" },
  write: { roles: ["owner", "editor"], text: "change what the site says" },
  preview: { roles: ["owner", "editor"], text: "make links that show the site before it is published" },
  publish: { roles: ["owner", "editor"], text: "publish the site and go back to an earlier version" },
  readMessages: { roles: ["owner", "editor"], text: "read and answer messages" },
  people: { roles: ["owner"], text: "invite people, change what they may do, and hand the site over" },
  manage: {
    roles: ["owner"],
    text: "rename, move, unpublish, export and delete the site, and change its settings",
  },
} as const satisfies Record<string, { roles: readonly SiteRole[]; text: string }>;

export type SiteAct = keyof typeof siteActs;

/** What of a site's settings decides about acts; of anything else there, nothing is believed. */
export type DecidingSettings = { editorsPublish?: unknown };

/** Whether somebody who is `role` on a site with these settings may do `act` with it. */
export function mayDo(role: SiteRole, act: SiteAct, settings: DecidingSettings): boolean {
  if (act === "publish" && role === "editor" && settings.editorsPublish === false) return false;
  return (siteActs[act].roles as readonly SiteRole[]).includes(role);
}
