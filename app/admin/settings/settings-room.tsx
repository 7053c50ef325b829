import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { AdminPage } from "../admin-page.tsx";
import { settingsContent } from "./settings-content.ts";

const { rooms, heading } = settingsContent;

const links = [
  { to: "/admin/settings", label: rooms.settings },
  { to: "/admin/settings/announcements", label: rooms.announcements },
  { to: "/admin/settings/webhooks", label: rooms.webhooks },
  { to: "/admin/settings/mails", label: rooms.mails },
  { to: "/admin/settings/health", label: rooms.health },
  { to: "/admin/settings/audit", label: rooms.audit },
] as const;

/** What all parts of the settings have above them. */
export function SettingsRoom({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <AdminPage>
      <h1 className="pt-10 pb-6 font-display text-[clamp(2.75rem,6.4vw,6.5rem)] leading-[0.92] text-balance sm:pt-12">
        {heading}
      </h1>
      <nav aria-label={rooms.label} className="mb-10 border-b border-line">
        <ul className="-mb-px flex flex-wrap gap-x-6">
          {links.map(({ to, label }) => (
            <li key={to}>
              <Link
                to={to}
                aria-current={currentOf(to, pathname.replace(/\/$/, ""))}
                className="flex min-h-12 items-center border-b-2 border-transparent text-muted hover:text-ink aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </AdminPage>
  );
}

/** The first room's address is the beginning of all others': it is the page or nothing. */
function currentOf(to: string, path: string): "page" | "true" | undefined {
  if (path === to) return "page";
  return to !== links[0].to && path.startsWith(`${to}/`) ? "true" : undefined;
}
