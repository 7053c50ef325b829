import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { demoPages } from "./demos/demo-pages.ts";

const isDevelopment = process.env.NODE_ENV === "development";

export default [
  layout("agency-layout.tsx", [
    index("landing/landing-route.tsx"),
    route("start", "start/start-route.tsx"),
    route("auth", "account/auth-route.tsx"),
    route("auth/new-password", "account/new-password-route.tsx"),
    route("auth/undo-email-change", "account/undo-email-change-route.tsx"),
    route("admin", "admin/admin-route.tsx"),
    route("admin/account", "admin/account-route.tsx"),
    route("admin/analytics", "admin/analytics/analytics-route.tsx"),
    route("admin/settings", "admin/settings/settings-route.tsx"),
    route("admin/settings/announcements", "admin/settings/announcements-route.tsx"),
    route("admin/settings/health", "admin/settings/health-route.tsx"),
    route("admin/settings/audit", "admin/settings/audit-route.tsx"),
    route("admin/users", "admin/users/users-route.tsx"),
    route("admin/users/:id", "admin/users/person-route.tsx"),
    route("dashboard", "dashboard/dashboard-route.tsx"),
    route("dashboard/account", "dashboard/account-route.tsx"),
    route("dashboard/invitation", "dashboard/invitation/invitation-route.tsx"),
    route("dashboard/brand", "dashboard/brand/brand-route.tsx"),
    route("dashboard/new", "dashboard/new/new-site-route.tsx"),
    route("dashboard/sites", "dashboard/sites/sites-route.tsx"),
    route("dashboard/sites/:id", "dashboard/sites/site-route.tsx"),
    route("dashboard/sites/:id/edit", "editor/site/edit-route.tsx"),
    route("help/editing", "help/editing-route.tsx"),
    route("make/:slug", "editor/make/make-route.tsx"),
    route("dashboard/analytics", "dashboard/analytics/analytics-route.tsx"),
    route("dashboard/support", "dashboard/support/support-route.tsx"),
    route("dashboard/support/new", "dashboard/support/ask-route.tsx"),
    route("dashboard/support/:id", "dashboard/support/ticket-route.tsx"),
    route("admin/support", "admin/support/desk-route.tsx"),
    route("admin/support/:id", "admin/support/desk-ticket-route.tsx"),
    route("dashboard/pictures", "dashboard/pictures/pictures-route.tsx"),
    route("*", "pages/not-found-route.tsx"),
  ]),
  layout(
    "demos/demo-layout.tsx",
    demoPages.map(({ path, file }) => route(path, file, { id: path })),
  ),
  ...(isDevelopment ? [route("dev/blocks", "gallery/gallery-route.tsx")] : []),
] satisfies RouteConfig;
