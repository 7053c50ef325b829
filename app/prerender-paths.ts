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
  "/dashboard/billing",
  "/dashboard/billing/cancel",
  "/dashboard/billing/quote",
  "/admin/billing",
  "/admin/billing/quotes",
  "/admin/billing/hosting",
  "/admin/billing/new",
  "/admin/billing/studio",
  "/admin/billing/invoices/_",
  "/dashboard/new",
  "/dashboard/sites",
  "/dashboard/sites/_",
  "/dashboard/sites/_/edit",
  "/dashboard/analytics",
  "/dashboard/pictures",
  "/dashboard/account",
  "/admin/account",
  "/404",
  ...demos.map(({ slug }) => `/make/${slug}`),
  ...demoPages.flatMap(({ addresses }) => addresses),
];
