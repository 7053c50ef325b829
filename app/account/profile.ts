import type { Backup } from "../../contract/backup.ts";
import type { SiteSettings } from "../../contract/change-settings.ts";
import type { DomainProblem, DomainState } from "../../contract/domain-states.ts";
import type { AccountStatus, askedRoles } from "../../contract/people.ts";
import type { InvitedRole, SiteRole } from "../../contract/permissions.ts";
import type { PictureRow } from "../../contract/picture.ts";
import type { StudioWebhook } from "../../contract/studio-events.ts";
import type { SlowStatement, StudioFigures } from "../../contract/studio-figures.ts";
import type { StudioNotices } from "../../contract/studio-setting-values.ts";
import type { StudioSite } from "../../contract/studio-sites.ts";
import type { StudioTemplates, TemplateNote, TemplateSite } from "../../contract/studio-templates.ts";
import type { SupportAccess, TicketPicture, TicketRating, TicketState } from "../../contract/ticket.ts";
import type { ToldAct } from "../../contract/told-act.ts";
import type { MyVisits, SiteVisits } from "../../contract/visits.ts";
import type { Order } from "../../engine/order/order.ts";
import type {
  BillingAsked,
  BillingOverview,
  InvoiceRow,
  MyBilling,
  OfferRow,
  PersonAffairs,
  QuoteRow,
  StatementRow,
  SubscriptionRow,
  WholeInvoice,
} from "./billing/billing-rows.ts";

/** A row of `public.profiles` as the browser sees it. The role here decides; user metadata never does. */
export type Profile = {
  user_id: string;
  role: "admin" | "customer";
  requested_role: "admin" | "customer" | null;
  full_name: string;
  email: string;
  /** Whether administrators may see the product as this person does. */
  may_be_looked_at: boolean;
  /** When the account is erased; null of one that stays. */
  leaves_at: string | null;
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

/** A setting of the studio as `list_studio_settings` gives it. */
export type StudioSettingRow = {
  key: string;
  value: unknown;
  before: unknown;
  changed_by: string;
  changed_at: string;
};

/** As `list_announcements` gives it. */
export type Announcement = {
  id: string;
  title: string;
  body: string;
  shown_from: string;
  shown_until: string | null;
  withdrawn_at: string | null;
  made_by: string;
};

/** A line of the audit as `list_audit` gives it. */
export type AuditEntry = ToldAct & {
  id: number;
  at: string;
  /** How many there are of what was asked for. */
  found: number;
};

type Waiting = { waiting: number; failed: number; oldestSeconds: number };

/** What `studio_health` gives. */
export type StudioHealth = {
  postgres: string;
  databaseBytes: number;
  largest: readonly { name: string; bytes: number }[];
  jobs: Waiting & { running: number };
  mails: Waiting;
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

/** Somebody as the studio's list of people tells them. */
export type StudioPerson = {
  account: string;
  name: string;
  email: string;
  role: Profile["role"];
  requested_role: Profile["role"] | null;
  plan: string | null;
  status: AccountStatus;
  last_seen: string | null;
  since: string;
  sites: number;
  found: number;
};

/** What `studio_people` is asked for. */
export type StudioPeopleAsked = {
  with_status?: AccountStatus;
  with_role?: (typeof askedRoles)[number];
  containing?: string;
  sorted_by?: "newest" | "name" | "seen";
  page?: number;
  page_size?: number;
};

/** Somebody with all that the studio knows of them. */
export type OnePerson = {
  account: string;
  name: string;
  email: string;
  role: Profile["role"];
  requestedRole: Profile["role"] | null;
  plan: string | null;
  status: AccountStatus;
  since: string;
  lastSeen: string | null;
  isConfirmed: boolean;
  mayBeLookedAt: boolean;
  /** When it is erased; null of one that stays. */
  leavesAt: string | null;
  suspension: { reason: string; sitesStayLive: boolean; at: string } | null;
  isMe: boolean;
  sites: readonly {
    id: string;
    name: string;
    subdomain: string;
    status: Exclude<SiteState, "changed">;
    role: SiteRole;
  }[];
};

/** A line of the audit about somebody; `on_behalf_of` where an administrator acted as they see it. */
export type AuditLine = {
  id: number;
  act: string;
  target_kind: string;
  target: string;
  /** What it was: mostly parts by their names, of some acts one text or a list. */
  before: unknown;
  after: unknown;
  at: string;
  actor: string | null;
  actor_name: string | null;
  on_behalf_of: string | null;
};

/** When an administrator saw the product as the caller. */
export type LookRow = {
  by_name: string;
  reason: string;
  opened_at: string;
  ended_at: string | null;
  is_open: boolean;
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

/** A draft as it was before another design or a version took its place, or the studio changed it: a row of `public.kept_drafts`. */
export type KeptDraftRow = {
  site: string;
  revision: number;
  reason: "design" | "version" | "studio";
  design: string | null;
  version: number | null;
  at: string;
};

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
  /** Whether the site is known by it once it is verified. */
  becomes_known: boolean;
  added_at: string;
  checked_at: string | null;
};

/** Where an address within a site leads: a row of `public.redirects`. */
export type RedirectRow = { site: string; from_path: string; to_path: string; kind: "auto" | "own" };

/** What of the row of a site its own page reads beside `list_my_sites`. */
export type SiteRow = { id: string; canonical_host: string | null; improvement_declined: string | null };

/** A question to the studio, as whoever asked it reads it. */
export type TicketRow = {
  id: string;
  site: string | null;
  page: string | null;
  section: string | null;
  version: number | null;
  subject: string;
  state: TicketState;
  rating: TicketRating | null;
  asked_at: string;
  changed_at: string;
};

/** What was said in a question, to whoever asked it. */
export type TicketMessageRow = {
  id: string;
  ticket: string;
  side: "customer" | "studio";
  body: string;
  via: "room" | "link";
  pictures: readonly TicketPicture[];
  at: string;
};

/** What the studio may do with somebody's sites, where they have said so. */
export type SupportSettingsRow = { account: string; access: SupportAccess };

/** How many questions somebody has of each state, and the newest that waits for them. */
export type MySupport = { open: number; waiting: number; solved: number; waiting_ticket: string | null };

/** What the studio did with one of one's own sites: a page that it looked at or opened in the editor, or what it changed. */
export type StudioAct = {
  site: string;
  site_name: string;
  did: "looked" | "opened" | "mended";
  page: string | null;
  changes: number;
  /** What the changes are taken back by, as long as they can be. */
  before_revision: number | null;
  at: string;
};

/** A question in the list of one's own, as `list_my_tickets` gives it. */
export type MyTicketRow = Pick<
  TicketRow,
  "id" | "subject" | "state" | "rating" | "asked_at" | "changed_at"
> & {
  site_name: string | null;
  found: number;
};

/** What `list_my_tickets` is asked for; what is missing counts as not asked. */
export type MyTicketsAsked = {
  with_state?: TicketState;
  containing?: string;
  sorted_by?: string;
  page?: number;
  page_size?: number;
};

/** How far the studio may come into the site of a question, and how the account of whoever asks stands: as `read_ticket_door` gives it. */
export type TicketDoor = {
  section: string | null;
  /** Null where the question is about no site. */
  access: SupportAccess | null;
  shutBy: "gone" | "solved" | "trashed" | "closed" | "forbidden" | null;
  leavesAt: string | null;
  suspended: { since: string | null; reason: string | null } | null;
};

/** A question in the queue of the studio, as `list_tickets` gives it to administrators. */
export type DeskTicketRow = Pick<
  TicketRow,
  "id" | "subject" | "state" | "rating" | "asked_at" | "changed_at"
> & {
  waiting_since: string | null;
  person: string | null;
  email: string | null;
  site_name: string | null;
  assigned_to: string | null;
  assigned_name: string | null;
  found: number;
};

/** What `list_tickets` is asked for; what is null counts as not asked. */
export type DeskTicketsAsked = {
  with_state?: TicketState;
  looked_after?: "me" | "nobody";
  containing?: string;
  sorted_by?: "waiting" | "changed";
  page?: number;
  page_size?: number;
};

/** How many questions there are, and since when somebody waits. */
export type DeskCounts = Omit<MySupport, "waiting_ticket"> & {
  mine: number;
  nobodys: number;
  longest_since: string | null;
};

/** A question with all that is known of who asks, as `read_ticket` gives it to administrators. */
export type DeskTicket = {
  ticket: {
    id: string;
    subject: string;
    state: TicketState;
    rating: TicketRating | null;
    waitingSince: string | null;
    askedAt: string;
    assignedTo: string | null;
    page: string | null;
    version: number | null;
  };
  messages: readonly (Omit<TicketMessageRow, "ticket"> & { internal: boolean; author: string | null })[];
  person: {
    account: string;
    name: string;
    email: string;
    plan: string | null;
    since: string;
    access: SupportAccess;
    questions: number;
  } | null;
  /** Who wrote by the landing page, as they said it themselves; null where `person` asked. */
  guest: {
    name: string;
    email: string;
    company: string | null;
    signs: readonly string[];
    questions: number;
    hasAccount: boolean;
  } | null;
  place: { site: string; name: string; isOwner: boolean; isMember: boolean; access: SupportAccess } | null;
  sites: readonly { id: string; name: string; subdomain: string; status: string; role: SiteRole }[];
  errors: readonly { site: string; at: string; problems: readonly string[] | null }[];
  acts: readonly { act: string; kind: string; at: string }[];
  studio: readonly { account: string; name: string }[];
};

/** What the studio answers often. */
export type SavedReply = { id: string; name: string; body: string };

/** The part of the database that the browser reads, in the shape that postgrest-js types its queries from. */
export type Database = {
  public: {
    Tables: {
      profiles: { Row: Profile; Insert: never; Update: Pick<Profile, "full_name">; Relationships: [] };
      pictures: { Row: PictureRow; Insert: never; Update: never; Relationships: [] };
      drafts: { Row: DraftRow; Insert: never; Update: never; Relationships: [] };
      brands: { Row: BrandRow; Insert: never; Update: never; Relationships: [] };
      kept_drafts: { Row: KeptDraftRow; Insert: never; Update: never; Relationships: [] };
      brand_changes: { Row: BrandChangeRow; Insert: never; Update: never; Relationships: [] };
      publishes: { Row: Publish; Insert: never; Update: never; Relationships: [] };
      preview_links: { Row: PreviewLinkRow; Insert: never; Update: never; Relationships: [] };
      comments: { Row: CommentRow; Insert: never; Update: never; Relationships: [] };
      versions: { Row: VersionNumber; Insert: never; Update: never; Relationships: [] };
      domains: { Row: DomainRow; Insert: never; Update: never; Relationships: [] };
      redirects: { Row: RedirectRow; Insert: never; Update: never; Relationships: [] };
      offers: { Row: OfferRow; Insert: never; Update: never; Relationships: [] };
      sites: { Row: SiteRow; Insert: never; Update: never; Relationships: [] };
      tickets: { Row: TicketRow; Insert: never; Update: never; Relationships: [] };
      ticket_messages: { Row: TicketMessageRow; Insert: never; Update: never; Relationships: [] };
      support_settings: { Row: SupportSettingsRow; Insert: never; Update: never; Relationships: [] };
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
      list_studio_settings: { Args: Record<never, never>; Returns: StudioSettingRow[] };
      list_announcements: { Args: Record<never, never>; Returns: Announcement[] };
      list_audit: {
        Args: { containing?: string; with_kind?: string; page?: number; page_size?: number };
        Returns: AuditEntry[];
      };
      audit_kinds: { Args: Record<never, never>; Returns: string[] };
      studio_health: { Args: Record<never, never>; Returns: StudioHealth };
      slow_statements: { Args: { days: number }; Returns: SlowStatement[] };
      list_studio_webhooks: { Args: Record<never, never>; Returns: StudioWebhook[] };
      list_backups: { Args: Record<never, never>; Returns: Backup[] };
      newest_backup: { Args: Record<never, never>; Returns: string | null };
      studio_figures: { Args: { weeks: number }; Returns: StudioFigures };
      list_studio_sites: { Args: Record<never, never>; Returns: StudioSite[] };
      list_templates: { Args: { weeks?: number }; Returns: StudioTemplates };
      list_template_notes: { Args: { of_template: string }; Returns: TemplateNote[] };
      list_template_sites: {
        Args: { of_template: string; page?: number; page_size?: number };
        Returns: TemplateSite[];
      };
      studio_notices: { Args: Record<never, never>; Returns: StudioNotices | null };
      my_support: { Args: Record<never, never>; Returns: MySupport[] };
      my_studio_acts: { Args: Record<never, never>; Returns: StudioAct[] };
      list_my_tickets: { Args: MyTicketsAsked; Returns: MyTicketRow[] };
      read_ticket_door: { Args: { of_ticket: string }; Returns: TicketDoor | null };
      list_tickets: { Args: DeskTicketsAsked; Returns: DeskTicketRow[] };
      count_tickets: { Args: Record<never, never>; Returns: DeskCounts[] };
      read_ticket: { Args: { of_ticket: string }; Returns: DeskTicket | null };
      list_saved_replies: { Args: Record<never, never>; Returns: SavedReply[] };
      my_looks: { Args: Record<never, never>; Returns: LookRow[] };
      studio_people: { Args: StudioPeopleAsked; Returns: StudioPerson[] };
      studio_people_counts: {
        Args: Record<never, never>;
        Returns: { status: AccountStatus | "asking"; people: number }[];
      };
      studio_person: { Args: { of_account: string }; Returns: OnePerson | null };
      studio_person_affairs: { Args: { of_account: string }; Returns: PersonAffairs | null };
      studio_person_audit: {
        Args: { of_account: string; before_id?: number; page_size?: number };
        Returns: AuditLine[];
      };
      my_billing: { Args: Record<never, never>; Returns: MyBilling | null };
      my_statement: { Args: Record<never, never>; Returns: StatementRow[] };
      billing_overview: { Args: Record<never, never>; Returns: BillingOverview };
      list_invoices: { Args: BillingAsked; Returns: InvoiceRow[] };
      list_quotes: { Args: BillingAsked; Returns: QuoteRow[] };
      list_subscriptions: { Args: BillingAsked; Returns: SubscriptionRow[] };
      read_invoice: { Args: { invoice: string }; Returns: WholeInvoice | null };
      studio_overview: { Args: Record<never, never>; Returns: StudioOverview[] };
    };
  };
};
