import { Outlet } from "react-router";
import { notices } from "./account/notices.ts";
import "./app.css";
import { Toaster } from "./components/ui/toaster.tsx";
import { criticalFonts } from "./fonts/fonts.ts";
import { preloadFonts } from "./fonts/preload-fonts.ts";

export const links = () => preloadFonts(criticalFonts);

/** What the agency's own pages share: its style sheet, its faces, its notices. */
export default function AgencyLayout() {
  return (
    <>
      <Outlet />
      <Toaster label={notices.region} dismissLabel={notices.dismiss} />
    </>
  );
}
