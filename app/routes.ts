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
    route("dashboard", "dashboard/dashboard-route.tsx"),
    route("dashboard/account", "dashboard/account-route.tsx"),
    route("dashboard/invitation", "dashboard/invitation/invitation-route.tsx"),
    route("dashboard/brand", "dashboard/brand/brand-route.tsx"),
    route("dashboard/billing", "dashboard/billing/billing-route.tsx"),
    route("dashboard/billing/cancel", "dashboard/billing/cancel-route.tsx"),
    route("dashboard/billing/quote", "dashboard/billing/quote-route.tsx"),
    route("admin/billing", "admin/billing/invoices-route.tsx"),
    route("admin/billing/quotes", "admin/billing/quotes-route.tsx"),
    route("admin/billing/hosting", "admin/billing/hosting-route.tsx"),
    route("admin/billing/new", "admin/billing/new-route.tsx"),
    route("admin/billing/studio", "admin/billing/studio-route.tsx"),
    route("admin/billing/invoices/:id", "admin/billing/invoice-route.tsx"),
    route("dashboard/new", "dashboard/new/new-site-route.tsx"),
    route("dashboard/sites", "dashboard/sites/sites-route.tsx"),
    route("dashboard/sites/:id", "dashboard/sites/site-route.tsx"),
    route("dashboard/sites/:id/edit", "editor/site/edit-route.tsx"),
    route("help/editing", "help/editing-route.tsx"),
    route("make/:slug", "editor/make/make-route.tsx"),
    route("dashboard/analytics", "dashboard/analytics/analytics-route.tsx"),
    route("dashboard/pictures", "dashboard/pictures/pictures-route.tsx"),
    route("*", "pages/not-found-route.tsx"),
  ]),
  layout(
    "demos/demo-layout.tsx",
    demoPages.map(({ path, file }) => route(path, file, { id: path })),
  ),
  ...(isDevelopment ? [route("dev/blocks", "gallery/gallery-route.tsx")] : []),
] satisfies RouteConfig;
