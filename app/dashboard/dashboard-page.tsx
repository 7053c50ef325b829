import type { ReactNode } from "react";
import { AreaFrame } from "../account/area/area-frame.tsx";
import { Guard } from "../account/guard.tsx";
import { useSession } from "../account/use-session.ts";
import { AdminPage } from "../admin/admin-page.tsx";
import { dashboardContent } from "./dashboard-content.ts";

type Props = {
  /** Whether administrators have it too, for the sites that the studio makes itself, with the way around that they know. */
  isStudios?: boolean;
  children: ReactNode;
};

/** A page of the customers' dashboard: for customers, with the way around. */
export function DashboardPage({ isStudios = false, children }: Props) {
  const { isAdmin } = useSession();
  if (isStudios && isAdmin) return <AdminPage>{children}</AdminPage>;
  return (
    <Guard only="customer">
      <AreaFrame root="/dashboard" rooms={dashboardContent.cards}>
        {children}
      </AreaFrame>
    </Guard>
  );
}
