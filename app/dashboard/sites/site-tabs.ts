import { type ComponentType, lazy } from "react";
import type { SitePanelProps } from "./site-panel.ts";
import { sitesContent } from "./sites-content.ts";

export type SiteTab = {
  value: "content" | "messages" | "addresses" | "settings";
  label: string;
  Panel: ComponentType<SitePanelProps>;
};

// Each comes when it is opened: a site is often opened for one of them, or only to be published.
const ContentPanel = lazy(async () => ({ default: (await import("./content-panel.tsx")).ContentPanel }));
const MessagesTab = lazy(async () => ({
  default: (await import("./messages/messages-tab.tsx")).MessagesTab,
}));
const AddressesTab = lazy(async () => ({
  default: (await import("./addresses/addresses-tab.tsx")).AddressesTab,
}));
const SettingsPanel = lazy(async () => ({ default: (await import("./settings-panel.tsx")).SettingsPanel }));

const { tabs } = sitesContent.site;

/** What the page of one site holds, in the order of its tabs. */
export const siteTabs: readonly SiteTab[] = [
  { value: "content", label: tabs.content, Panel: ContentPanel },
  { value: "messages", label: tabs.messages, Panel: MessagesTab },
  { value: "addresses", label: tabs.addresses, Panel: AddressesTab },
  { value: "settings", label: tabs.settings, Panel: SettingsPanel },
];
