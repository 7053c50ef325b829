import type { ReactNode } from "react";
import { AreaFrame } from "../account/area/area-frame.tsx";
import { Guard } from "../account/guard.tsx";
import { dashboardContent } from "./dashboard-content.ts";

/** A page of the customers' dashboard: for customers alone, with the way around. */
export function DashboardPage({ children }: { children: ReactNode }) {
  return (
    <Guard only="customer">
      <AreaFrame root="/dashboard" rooms={dashboardContent.cards}>
        {children}
      </AreaFrame>
    </Guard>
  );
}
