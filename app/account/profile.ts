import type { SiteSettings } from "../../contract/change-settings.ts";
import type { DomainProblem, DomainState } from "../../contract/domain-states.ts";
import type { InvitedRole, SiteRole } from "../../contract/permissions.ts";
import type { PictureRow } from "../../contract/picture.ts";
import type { MyVisits, SiteVisits } from "../../contract/visits.ts";
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

/** What the caller's brand last did to a site, or is to do: a row of `public.brand_changes`. */
export type BrandChangeRow = {
  site: string;
  run: string;
  brand: number;
  /** Of the draft before it. */
  revision: number;
  state: "waiting" | "done" | "same" | "left" | "failed" | "undone";
  publish: string | null;
  reason: string;
  at: string;
};

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

/** A version of a site: what of its row is read beside `list_versions`. */
export type VersionNumber = { site: string; number: number; note: string; at: string };

/** A version of a site as `list_versions` gives it to whoever works on it. */
export type VersionRow = {
  number: number;
  name: string | null;
  note: string;
  author: string | null;
  is_mine: boolean;
  at: string;
  /** In words, against the version before; null of what was published before they were kept. */
  changes: readonly string[] | null;
  is_live: boolean;
  /** The one that visitors see, of all. */
  live: number | null;
  /** What was made of it last, where that is still kept: how many pages, and what they all weigh. */
  pages: number | null;
  bytes: number | null;
  /** How many versions there are. */
  found: number;
};

/** What `list_versions` is asked for: the page before the version that `before_number` names. */
export type VersionsAsked = { of_site: string; before_number?: number; page_size?: number };

/** Where a site's messages are sent beside the mail, as its owner reads it. */
export type WebhookRow = {
  site: string;
  url: string;
  failing_since: string | null;
  disabled_at: string | null;
};

/** A link by which somebody sees a version of a site, or its draft; what opens it is told once, and not here. */
export type PreviewLinkRow = {
  id: string;
  site: string;
  version: number | null;
  note: string;
  has_password: boolean;
  may_comment: boolean;
  created_at: string;
  expires_at: string;
  revoked_at: string | null;
};

/** What somebody with such a link says of a section; of the page as a whole where `section` is empty. */
export type CommentRow = {
  id: string;
  site: string;
  page: string;
  section: string;
  heading: string;
  name: string;
  text: string;
  at: string;
  resolved_at: string | null;
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

/** Somebody who works on a site, as `site_people` tells its members; an address is told to its owner alone, and to oneself. */
export type PersonRow = {
  account: string;
  name: string;
  email: string | null;
  role: SiteRole;
  since: string;
  is_me: boolean;
  /** Until when the site is offered to them; known to both sides. */
  offered_until: string | null;
};

/** Whom an owner has invited, as `site_invitations` tells them. */
export type InvitationRow = {
  id: string;
  email: string;
  role: InvitedRole;
  sent_at: string;
  expires_at: string;
  state: "open" | "expired" | "declined";
};

/** What somebody is invited to, as `my_invitations` tells them. */
export type MyInvitation = {
  id: string;
  site_name: string;
  invited_by: string;
  role: InvitedRole;
  expires_at: string;
};

/** A domain of a site, as its members see it: a row of `public.domains`. */
export type DomainRow = {
  id: string;
  site: string;
  host: string;
  token: string;
  state: DomainState;
  problem: DomainProblem | null;
  found: { texts?: readonly string[]; addresses?: readonly string[]; targets?: readonly string[] };
  added_at: string;
  checked_at: string | null;
};

/** Where an address within a site leads: a row of `public.redirects`. */
export type RedirectRow = { site: string; from_path: string; to_path: string; kind: "auto" | "own" };

/** What of the row of a site its own page reads beside `list_my_sites`. */
export type SiteRow = { id: string; canonical_host: string | null; improvement_declined: string | null };

/** The part of the database that the browser reads, in the shape that postgrest-js types its queries from. */
export type Database = {
  public: {
    Tables: {
      profiles: { Row: Profile; Insert: never; Update: Pick<Profile, "full_name">; Relationships: [] };
      pictures: { Row: PictureRow; Insert: never; Update: never; Relationships: [] };
      drafts: { Row: DraftRow; Insert: never; Update: never; Relationships: [] };
      brands: { Row: BrandRow; Insert: never; Update: never; Relationships: [] };
      brand_changes: { Row: BrandChangeRow; Insert: never; Update: never; Relationships: [] };
      site_designs: { Row: SiteDesignRow; Insert: never; Update: never; Relationships: [] };
      publishes: { Row: Publish; Insert: never; Update: never; Relationships: [] };
      preview_links: { Row: PreviewLinkRow; Insert: never; Update: never; Relationships: [] };
      comments: { Row: CommentRow; Insert: never; Update: never; Relationships: [] };
      versions: { Row: VersionNumber; Insert: never; Update: never; Relationships: [] };
      domains: { Row: DomainRow; Insert: never; Update: never; Relationships: [] };
      redirects: { Row: RedirectRow; Insert: never; Update: never; Relationships: [] };
      sites: { Row: SiteRow; Insert: never; Update: never; Relationships: [] };
      webhooks: { Row: WebhookRow; Insert: never; Update: never; Relationships: [] };
      webhook_deliveries: { Row: WebhookDeliveryRow; Insert: never; Update: never; Relationships: [] };
    };
    Views: Record<never, never>;
    Functions: {
      count_messages: { Args: { of_site: string }; Returns: { state: MessageState; count: number }[] };
      list_messages: { Args: MessagesAsked; Returns: MessageRow[] };
      list_my_sites: { Args: MySitesAsked; Returns: MySite[] };
      list_versions: { Args: VersionsAsked; Returns: VersionRow[] };
      count_my_sites: { Args: Record<never, never>; Returns: { state: SiteState; sites: number }[] };
      my_overview: { Args: Record<never, never>; Returns: MyOverview[] };
      site_visits: {
        Args: { of_site: string; from_day: string; to_day: string };
        Returns: SiteVisits;
      };
      my_visits: { Args: { from_day: string; to_day: string; step?: number }; Returns: MyVisits };
      site_people: { Args: { of_site: string }; Returns: PersonRow[] };
      site_invitations: { Args: { of_site: string }; Returns: InvitationRow[] };
      my_invitations: { Args: Record<never, never>; Returns: MyInvitation[] };
      studio_overview: { Args: Record<never, never>; Returns: StudioOverview[] };
    };
  };
};
