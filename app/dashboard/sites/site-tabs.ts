import { type ComponentType, lazy } from "react";
import type { SiteAct } from "../../../contract/permissions.ts";
import type { SitePanelProps } from "./site-panel.ts";
import { sitesContent } from "./sites-content.ts";

export type SiteTab = {
  value:
    | "content"
    | "messages"
    | "visitors"
    | "versions"
    | "previews"
    | "addresses"
    | "people"
    | "design"
    | "settings";
  label: string;
  /** What somebody must be allowed to do to find it there; anybody who works on the site, unless told. */
  act?: SiteAct;
  Panel: ComponentType<SitePanelProps>;
};

// Each comes when it is opened: a site is often opened for one of them, or only to be published.
const ContentPanel = lazy(async () => ({ default: (await import("./content-panel.tsx")).ContentPanel }));
const MessagesTab = lazy(async () => ({
  default: (await import("./messages/messages-tab.tsx")).MessagesTab,
}));
const VisitorsTab = lazy(async () => ({
  default: (await import("./visitors/visitors-tab.tsx")).VisitorsTab,
}));
const VersionsTab = lazy(async () => ({
  default: (await import("./versions/versions-tab.tsx")).VersionsTab,
}));
const PeopleTab = lazy(async () => ({ default: (await import("./people/people-tab.tsx")).PeopleTab }));
const DesignPanel = lazy(async () => ({ default: (await import("./design/design-panel.tsx")).DesignPanel }));
const PreviewsTab = lazy(async () => ({
  default: (await import("./previews/previews-tab.tsx")).PreviewsTab,
}));
const AddressesTab = lazy(async () => ({
  default: (await import("./addresses/addresses-tab.tsx")).AddressesTab,
}));
const SettingsPanel = lazy(async () => ({ default: (await import("./settings-panel.tsx")).SettingsPanel }));

const { tabs } = sitesContent.site;

/** What the page of one site holds, in the order of its tabs. */
export const siteTabs: readonly SiteTab[] = [
  { value: "content", label: tabs.content, act: "write", Panel: ContentPanel },
  { value: "messages", label: tabs.messages, act: "readMessages", Panel: MessagesTab },
  { value: "visitors", label: tabs.visitors, act: "seeVisitors", Panel: VisitorsTab },
  { value: "versions", label: tabs.versions, Panel: VersionsTab },
  { value: "previews", label: tabs.previews, Panel: PreviewsTab },
  { value: "addresses", label: tabs.addresses, Panel: AddressesTab },
  { value: "people", label: tabs.people, Panel: PeopleTab },
  { value: "design", label: tabs.design, act: "write", Panel: DesignPanel },
  { value: "settings", label: tabs.settings, act: "manage", Panel: SettingsPanel },
];
