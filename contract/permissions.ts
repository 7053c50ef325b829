/** What a person can be on a site. */
export const siteRoles = ["owner", "editor", "viewer"] as const;

export type SiteRole = (typeof siteRoles)[number];

/** Who may do what with a site, and how that is called in words. The server holds it; the browser shows no more than that. */
export const siteActs = {
  read: { roles: ["owner", "editor", "viewer"], text: "see the site and its versions" },
  write: { roles: ["owner", "editor"], text: "change what the site says" },
  publish: { roles: ["owner", "editor"], text: "publish the site and go back to an earlier version" },
  readMessages: { roles: ["owner", "editor"], text: "read and answer messages" },
  manage: {
    roles: ["owner"],
    text: "rename, move, unpublish, export and delete the site, and change its settings",
  },
} as const satisfies Record<string, { roles: readonly SiteRole[]; text: string }>;

export type SiteAct = keyof typeof siteActs;

/** Whether somebody who is `role` on a site may do `act` with it. */
export function mayDo(role: SiteRole, act: SiteAct): boolean {
  return (siteActs[act].roles as readonly SiteRole[]).includes(role);
}
