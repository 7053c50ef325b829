import { demoPages } from "./demos/demo-pages.ts";

/**
 * Every path that is rendered to a file at build time; `/404` is the page that answers unknown paths, `/_` one that answers for
 * every id.
 */
export const prerenderPaths: string[] = [
  "/",
  "/start",
  "/auth",
  "/auth/new-password",
  "/auth/undo-email-change",
  "/admin",
  "/dashboard",
  "/dashboard/new",
  "/dashboard/sites",
  "/dashboard/sites/_",
  "/dashboard/pictures",
  "/404",
  ...demoPages.flatMap(({ addresses }) => addresses),
];
