import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("landing/landing-route.tsx"),
  route("auth", "account/auth-route.tsx"),
  route("auth/new-password", "account/new-password-route.tsx"),
  route("admin", "admin/admin-route.tsx"),
  route("dashboard", "dashboard/dashboard-route.tsx"),
  route("*", "pages/not-found-route.tsx"),
] satisfies RouteConfig;
