import { useEffect, useRef } from "react";
import { Outlet, useLocation, useNavigate, useNavigationType } from "react-router";
import { closeLeftMenu } from "../../engine/enhancement/close-menu.ts";
import { SiteVisitProvider } from "../../engine/live/site-visit.ts";
import { demoPathOf, demoPlace } from "./site-place.ts";

/** What the pages of demos share where React runs; a page without it is only its children. */
export default function DemoLayout() {
  useVisitWithinDemo();
  useFocusOnNewPage();
  const { pathname, search, hash, key } = useLocation();
  const isReplaced = useNavigationType() === "REPLACE";
  const navigate = useNavigate();
  return (
    <SiteVisitProvider
      value={{
        place: demoPlace(pathname),
        search,
        hash,
        key,
        isReplaced,
        navigate: (to, how) => void navigate(to, how),
      }}
    >
      <Outlet />
    </SiteVisitProvider>
  );
}

/**
 * Follows links within one demo without loading the page anew, so that what a visitor has put into a cart lives for the
 * visit: it is kept in memory alone (SPEC.md section 1).
 */
function useVisitWithinDemo() {
  const navigate = useNavigate();
  useEffect(() => {
    function follow(event: MouseEvent) {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || link.target || link.origin !== location.origin) return;
      link.closest<HTMLElement>("[popover]")?.hidePopover();
      if (demoPathOf(link.pathname) !== demoPathOf(location.pathname)) return;
      if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash);
    }
    function leave({ target }: FocusEvent) {
      const menu = document.querySelector<HTMLElement>("[popover]:popover-open");
      if (menu) closeLeftMenu(menu, target as Element);
    }
    document.addEventListener("click", follow);
    document.addEventListener("focusin", leave);
    return () => {
      document.removeEventListener("click", follow);
      document.removeEventListener("focusin", leave);
    };
  }, [navigate]);
}

/** A page that comes without loading is told to those who do not see it: the focus goes to its main part. */
function useFocusOnNewPage() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById("content")?.focus({ preventScroll: true });
  }, [pathname]);
}
