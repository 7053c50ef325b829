import type { ReactNode } from "react";
import { AreaFrame } from "../account/area/area-frame.tsx";
import { Guard } from "../account/guard.tsx";
import { adminContent } from "./admin-content.ts";

/** A page of the administrators: for them alone, with the way around. */
export function AdminPage({ children }: { children: ReactNode }) {
  return (
    <Guard only="admin">
      <AreaFrame root="/admin" rooms={adminContent.cards}>
        {children}
      </AreaFrame>
    </Guard>
  );
}
