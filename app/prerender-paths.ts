import { demos } from "./demos/catalog.ts";
import { demoPages } from "./demos/demo-pages.ts";

/**
 * Every path that is rendered to a file at build time; `/404` is the page that answers unknown paths, `/_` one that answers for
 * every id.
 */
export const prerenderPaths: string[] = [
  "/",
  "/start",
  "/help/editing",
  "/auth",
  "/auth/new-password",
  "/auth/undo-email-change",
  "/admin",
  "/dashboard",
  "/dashboard/invitation",
  "/dashboard/brand",
  "/dashboard/new",
  "/dashboard/sites",
  "/dashboard/sites/_",
  "/dashboard/sites/_/edit",
  "/dashboard/analytics",
  "/dashboard/pictures",
  "/dashboard/support",
  "/dashboard/support/new",
  "/dashboard/support/_",
  "/admin/support",
  "/admin/support/_",
  "/dashboard/account",
  "/admin/account",
  "/admin/analytics",
  "/admin/settings",
  "/admin/settings/announcements",
  "/admin/settings/health",
  "/admin/settings/audit",
  "/admin/users",
  "/admin/users/_",
  "/404",
  ...demos.map(({ slug }) => `/make/${slug}`),
  ...demoPages.flatMap(({ addresses }) => addresses),
];
