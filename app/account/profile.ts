import type { SiteSettings } from "../../contract/change-settings.ts";
import type { SiteRole } from "../../contract/permissions.ts";
import type { PictureRow } from "../../contract/picture.ts";
import type { Order } from "../../engine/order/order.ts";

/** A row of `public.profiles` as the browser sees it. The role here decides; user metadata never does. */
export type Profile = {
  user_id: string;
  role: "admin" | "customer";
  requested_role: "admin" | "customer" | null;
  full_name: string;
  email: string;
};

/** `changed` is live, with a draft that has gone on. */
export type SiteState = "draft" | "live" | "changed" | "unpublished" | "suspended" | "trashed";

/** A site as `list_my_sites` gives it to whoever works on it. */
export type MySite = {
  id: string;
  name: string;
  subdomain: string;
  template: string;
  state: SiteState;
  role: SiteRole;
  revision: number;
  live_revision: number | null;
  settings: SiteSettings;
  published_at: string | null;
  trashed_at: string | null;
  changed_at: string;
  /** New messages; none for a viewer. */
  unread: number;
  /** How many there are of what was asked for. */
  found: number;
};

/** What `list_my_sites` is asked for; what is null counts as not asked. */
export type MySitesAsked = {
  with_state?: SiteState;
  containing?: string;
  sorted_by?: "changed" | "name" | "created";
  page_size?: number;
  page?: number;
  only_site?: string;
};

/** What `my_overview` counts for whoever asks; messages are those of 30 days, and a site is the newest message's. */
export type MyOverview = {
  unread: number;
  unread_site: string | null;
  messages: number;
  newest_site: string | null;
  pictures: number;
  picture_bytes: number;
  sites: number;
  plan: string;
  plan_sites: number;
  plan_picture_bytes: number;
};

/** What `studio_overview` counts for an administrator; messages are those of 30 days. */
export type StudioOverview = {
  people: number;
  /** Who has asked to be an admin and waits. */
  asking: number;
  paying: number;
  sites: number;
  live: number;
  /** The template that most sites wear. */
  most_worn: string | null;
  messages: number;
  mails_waiting: number;
  mails_failed: number;
};

/** How a publish goes on: a row of `public.publishes`. */
export type Publish = {
  id: string;
  site: string;
  state: "waiting" | "running" | "done" | "failed" | "replaced";
  pages: number;
  pages_done: number;
  report: unknown;
};

/** The draft of a site as its members see it. */
export type DraftRow = { site: string; revision: number; document: unknown };

/** What all sites of an account have in common: a row of `public.brands`, which only its owner reads. */
export type BrandRow = { account: string; brand: unknown; revision: number; updated_at: string };

/** What a site wore at a revision of its draft, before its design was changed. */
export type SiteDesignRow = { site: string; revision: number; design: string; at: string };

/** A message of a visitor as owners and editors of its site read it: a row of `public.messages`. */
export type MessageRow = {
  id: string;
  page: string;
  kind: "message" | "order";
  fields: readonly { name: string; label: string; value: string }[];
  details: Order | null;
  reply_to: string | null;
  state: MessageState;
  signs: readonly string[];
  at: string;
};

export type MessageState = "new" | "read" | "done" | "spam" | "quarantine";

/** What `list_messages` is asked for: the page after the row that `before_at` and `before_id` name. */
export type MessagesAsked = {
  of_site: string;
  in_states?: MessageState[];
  saying?: string;
  before_at?: string;
  before_id?: string;
  page_size?: number;
};

/** Where a site's messages are sent beside the mail, as its owner reads it. */
export type WebhookRow = {
  site: string;
  url: string;
  failing_since: string | null;
  disabled_at: string | null;
};

/** One attempt at a webhook: what was answered, or why nothing was. No `message` has a test. */
export type WebhookDeliveryRow = {
  id: number;
  site: string;
  message: string | null;
  at: string;
  status: number | null;
  problem: string | null;
  took_ms: number;
};

/** The part of the database that the browser reads, in the shape that postgrest-js types its queries from. */
export type Database = {
  public: {
    Tables: {
      profiles: { Row: Profile; Insert: never; Update: Pick<Profile, "full_name">; Relationships: [] };
      pictures: { Row: PictureRow; Insert: never; Update: never; Relationships: [] };
      drafts: { Row: DraftRow; Insert: never; Update: never; Relationships: [] };
      brands: { Row: BrandRow; Insert: never; Update: never; Relationships: [] };
      site_designs: { Row: SiteDesignRow; Insert: never; Update: never; Relationships: [] };
      publishes: { Row: Publish; Insert: never; Update: never; Relationships: [] };
      webhooks: { Row: WebhookRow; Insert: never; Update: never; Relationships: [] };
      webhook_deliveries: { Row: WebhookDeliveryRow; Insert: never; Update: never; Relationships: [] };
    };
    Views: Record<never, never>;
    Functions: {
      count_messages: { Args: { of_site: string }; Returns: { state: MessageState; count: number }[] };
      list_messages: { Args: MessagesAsked; Returns: MessageRow[] };
      list_my_sites: { Args: MySitesAsked; Returns: MySite[] };
      count_my_sites: { Args: Record<never, never>; Returns: { state: SiteState; sites: number }[] };
      my_overview: { Args: Record<never, never>; Returns: MyOverview[] };
      studio_overview: { Args: Record<never, never>; Returns: StudioOverview[] };
    };
  };
};
