// Written by `npm run db:types` from the live schema; do not edit.
import type { ColumnType } from "kysely";

export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject;
export type JsonObject = { [key: string]: JsonValue | undefined };

/** The driver sends an array as an array of PostgreSQL, not as JSON: such a value is written as JSON text. */
type Json = ColumnType<JsonValue, JsonObject | string, JsonObject | string>;
type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** Read as text, because a number holds only 53 bits. */
type Int8 = ColumnType<string, string | number | bigint, string | number | bigint>;
type Computed<T> = ColumnType<T, never, never>;
type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>;

export type Schema = {
  "auth.audit_log_entries": {
    id: Generated<string>;
    payload: Json;
    ip_address: Generated<string>;
    created_at: Generated<Timestamp>;
  };
  "auth.identities": {
    id: Generated<string>;
    provider_id: string;
    user_id: string;
    identity_data: Json;
    provider: string;
    email: Computed<string | null>;
    last_sign_in_at: Timestamp | null;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
  };
  "auth.one_time_tokens": {
    id: Generated<string>;
    user_id: string;
    token_type: "recovery_token" | "magic_link_token" | "email_change_token_new" | "reauthentication_token";
    /** SHA-256 of what the mailed link carries. */
    token_hash: string;
    /** SHA-256 of the mailed digits, salted with the link's hash. */
    code_hash: string;
    /** The e-mail address that the mail went to. */
    relates_to: string;
    attempts: Generated<number>;
    expires_at: Timestamp;
    created_at: Generated<Timestamp>;
    code_challenge: string | null;
    code_challenge_method: "s256" | "plain" | null;
  };
  "auth.refresh_tokens": {
    id: Computed<string>;
    /** SHA-256 of the token; the token itself is nowhere but at its holder. */
    token: string;
    user_id: string;
    session_id: string;
    /** SHA-256 of the token that was exchanged for this one. */
    parent: string | null;
    revoked: Generated<boolean>;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
    /** With the token itself, which is not kept, it makes the token that this one was exchanged for. */
    successor_seed: string | null;
  };
  "auth.sessions": {
    id: Generated<string>;
    user_id: string;
    aal: Generated<string>;
    /** How the session was opened: [{"method", "timestamp"}], as its tokens say it. */
    amr: Json;
    user_agent: string | null;
    ip: string | null;
    refreshed_at: Timestamp | null;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
  };
  "auth.users": {
    id: Generated<string>;
    aud: Generated<string>;
    role: Generated<string>;
    email: string;
    encrypted_password: string | null;
    email_confirmed_at: Timestamp | null;
    confirmed_at: Computed<Date | null>;
    /** Set when somebody opened the account for themselves; never for one that an administrator made. */
    confirmation_sent_at: Timestamp | null;
    recovery_sent_at: Timestamp | null;
    email_change: Generated<string>;
    email_change_sent_at: Timestamp | null;
    reauthentication_sent_at: Timestamp | null;
    last_sign_in_at: Timestamp | null;
    raw_app_meta_data: Generated<Json>;
    /** The user's own words: never decides what they may do. */
    raw_user_meta_data: Generated<Json>;
    banned_until: Timestamp | null;
    deleted_at: Timestamp | null;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
  };
  "private.announcements": {
    id: string;
    title: string;
    body: string;
    shown_from: Timestamp;
    shown_until: Timestamp | null;
    author: string | null;
    made_at: Generated<Timestamp>;
    withdrawn_at: Timestamp | null;
  };
  "private.audit": {
    id: Computed<string>;
    actor: string | null;
    on_behalf_of: string | null;
    act: string;
    target_kind: string;
    target: string;
    before: Json | null;
    after: Json | null;
    at: Generated<Timestamp>;
    network: Generated<string>;
  };
  "private.authorization_codes": {
    code_hash: string;
    user_id: string;
    code_challenge: string;
    code_challenge_method: "s256" | "plain";
    expires_at: Generated<Timestamp>;
  };
  "private.backups": {
    id: string;
    kind: "files" | "dump" | null;
    asked_by: string | null;
    started_at: Generated<Timestamp>;
    ended_at: Timestamp | null;
    file: string | null;
    bytes: Int8 | null;
    sha256: Buffer | null;
    host: string | null;
    dropped_at: Timestamp | null;
    problem: string | null;
  };
  "private.billing_clock": {
    is_only: Generated<boolean>;
    days_ahead: number;
  };
  "private.blobs": {
    sha256: Buffer;
    encoding: "identity" | "br" | "gzip";
    bytes: Buffer;
    is_quick: Generated<boolean>;
    created_at: Generated<Timestamp>;
  };
  "private.build_files": {
    build: string;
    /** What ends in /404 answers for what its folder does not have. */
    path: string;
    sha256: Buffer;
    content_type: string;
    is_immutable: boolean;
    policy: string | null;
    /** Whether it is a page with a form. Of files that were kept before this was asked it is not known, and they are taken for such. */
    takes_messages: Generated<boolean>;
  };
  "private.builds": {
    id: string;
    site: string;
    version: number;
    origin: string;
    /** SHA-256 of the renderer that made it: the same of the same document makes the same. */
    renderer: string;
    created_at: Generated<Timestamp>;
    /** Of each page what a browser gets at once: bytes of HTML and of scripts, in brotli. */
    weights: Generated<Json>;
    receipt: string | null;
  };
  "private.command_answers": {
    account: string;
    request: string;
    command: string;
    input_hash: Buffer;
    answer: Json;
    at: Generated<Timestamp>;
  };
  "private.comment_mails": {
    site: string;
    account: string;
    told_at: Timestamp;
  };
  "private.data_links": {
    token_hash: string;
    account: string;
    session: string;
    expires_at: Generated<Timestamp>;
  };
  "private.documents": {
    hash: Buffer;
    body: string;
  };
  "private.earlier_addresses": {
    subdomain: string;
    site: string;
    since: Generated<Timestamp>;
  };
  "private.email_change_undos": {
    token_hash: string;
    user_id: string;
    old_email: string;
    expires_at: Generated<Timestamp>;
    created_at: Generated<Timestamp>;
  };
  "private.export_links": {
    token_hash: string;
    site: string;
    account: string;
    session: string;
    expires_at: Generated<Timestamp>;
  };
  "private.hosting_suspensions": {
    site: string;
    since: Generated<Timestamp>;
  };
  "private.invoice_documents": {
    invoice: string;
    sha256: Buffer;
    bytes: Buffer;
    drawn_at: Generated<Timestamp>;
  };
  "private.invoice_numbers": {
    year: number;
    last: number;
  };
  "private.known_networks": {
    user_id: string;
    network_hash: string;
    seen_at: Generated<Timestamp>;
  };
  "private.ledger_entries": {
    transaction: string;
    place: number;
    account: "receivable" | "revenue" | "tax" | "bank" | "stripe" | "prepaid" | "waived";
    amount_cents: Int8;
    currency: "USD" | "EUR" | "GBP";
  };
  "private.ledger_transactions": {
    id: Generated<string>;
    kind: "invoice" | "credit" | "payment" | "prepaid" | "waiver" | "refund";
    customer: string | null;
    invoice: string | null;
    document: string | null;
    day: Timestamp;
    note: Generated<string>;
    at: Generated<Timestamp>;
    place: Computed<string>;
  };
  "private.listed_invoices": {
    invoice: string;
    words: string;
    name: string;
    kind: string;
    sequence: number;
    gross_cents: Int8;
    open_cents: Int8;
    credited_cents: Int8;
    is_waived: boolean;
    issued_on: Timestamp;
    due_on: Timestamp;
  };
  "private.looks": {
    session: string;
    admin: string | null;
    account: string;
    reason: string;
    opened_at: Generated<Timestamp>;
    ends_at: Generated<Timestamp>;
    ended_at: Timestamp | null;
  };
  "private.loose_blobs": {
    sha256: Buffer;
    since: Generated<Timestamp>;
  };
  /** Mails on their way out. Once a mail server has taken a mail its row is deleted; without a mail server rows stay as the outbox. */
  "private.mail_queue": {
    id: Computed<string>;
    mail: Json;
    created_at: Generated<Timestamp>;
    attempts: Generated<number>;
    /** When the mail may be tried next. A worker that takes a row moves this ahead: that is its lease. */
    next_attempt_at: Generated<Timestamp>;
    /** When the mail was put into the outbox; never set with a mail server. */
    delivered_at: Timestamp | null;
    failed_at: Timestamp | null;
    last_error: string | null;
  };
  "private.mail_words": {
    mail: string;
    words: Json | null;
    before: Json | null;
    revision: number;
    changed_by: string | null;
    changed_at: Generated<Timestamp>;
  };
  /** Of sites whose messages go to somebody else than their owner as such. */
  "private.message_receivers": {
    site: string;
    email: string;
  };
  "private.ownership_offers": {
    site: string;
    receiver: string;
    author: string;
    created_at: Generated<Timestamp>;
    expires_at: Generated<Timestamp>;
  };
  "private.pending_sign_ups": {
    id: Generated<string>;
    /** The id that the account will have if this sign-up opens it. */
    user_id: string;
    email: string;
    link_type: "signup" | "magiclink" | "recovery";
    /** Null for a link that somebody asked for who had signed up before, and once the account is open. */
    encrypted_password: string | null;
    metadata: Json | null;
    /** SHA-256 of what the mailed link carries; null when none works. */
    token_hash: string | null;
    code_hash: string | null;
    code_challenge: string | null;
    code_challenge_method: "s256" | "plain" | null;
    attempts: Generated<number>;
    /** Since when it decides nothing any more: its address has an account. Its link may still open a session there. */
    settled_at: Timestamp | null;
    expires_at: Generated<Timestamp>;
    created_at: Generated<Timestamp>;
  };
  "private.people": {
    account: string;
    words: string;
    name: string;
    role: string;
    requested_role: string | null;
    since: Timestamp;
    signed_in_at: Timestamp | null;
    is_confirmed: Generated<boolean>;
    is_deleted: Generated<boolean>;
    leaves_at: Timestamp | null;
    banned_until: Timestamp | null;
  };
  "private.picture_files": {
    path: string;
    picture: string;
    sha256: Buffer;
    content_type: "image/avif" | "image/jpeg";
    bytes: Int8;
    replaced_at: Timestamp | null;
  };
  "private.picture_masters": {
    picture: string;
    sha256: Buffer;
    bytes: Int8;
    width: number;
    height: number;
    colour: string;
    has_alpha: boolean;
  };
  "private.presence": {
    site: string;
    account: string;
    window: string;
    page: string;
    at: Generated<Timestamp>;
  };
  "private.preview_secrets": {
    link: string;
    secret_hash: Buffer;
    password_hash: string | null;
  };
  "private.preview_visits": {
    hash: Buffer;
    link: string;
    name: string | null;
    at: Generated<Timestamp>;
  };
  "private.question_mails": {
    account: string;
    told_at: Timestamp;
  };
  "private.quote_links": {
    quote: string;
    token_hash: string;
  };
  /** Uses counted so far, by limit and hashed key. */
  "private.rate_limits": {
    key: string;
    points: Generated<number>;
    /** When the count ends, in milliseconds since 1970. */
    expire: Int8;
  };
  "private.reply_links": {
    hash: Buffer;
    ticket: string;
    message: string;
    expires_at: Generated<Timestamp>;
  };
  "private.saved_replies": {
    id: string;
    name: string;
    body: string;
    changed_by: string | null;
    changed_at: Generated<Timestamp>;
  };
  "private.seller": {
    is_only: Generated<boolean>;
    details: Json;
    revision: Generated<number>;
  };
  /** What the server tells the database at start, such as admin_emails. */
  "private.settings": {
    key: string;
    value: Json;
  };
  "private.signing_keys": {
    id: string;
    private_jwk: Json;
    created_at: Generated<Timestamp>;
    purpose: Generated<"session" | "receipt">;
  };
  "private.site_invitations": {
    id: Generated<string>;
    site: string;
    email: string;
    role: "editor" | "viewer";
    /** SHA-256 of what the newest mailed link carries. */
    token_hash: string;
    author: string | null;
    created_at: Generated<Timestamp>;
    sent_at: Generated<Timestamp>;
    expires_at: Generated<Timestamp>;
    accepted_at: Timestamp | null;
    declined_at: Timestamp | null;
    revoked_at: Timestamp | null;
  };
  "private.slow_statements": {
    day: Timestamp;
    hash: Buffer;
    shape: string;
    count: Int8;
    total_ms: number;
    longest_ms: number;
    within: number[];
  };
  "private.stripe_events": {
    id: string;
    type: string;
    outcome: string;
    at: Generated<Timestamp>;
  };
  "private.stripe_sessions": {
    id: string;
    invoice: string;
    amount_cents: Int8;
    currency: string;
    at: Generated<Timestamp>;
  };
  "private.studio_deliveries": {
    id: Generated<string>;
    webhook: string;
    event: string;
    data: Json;
    at: Generated<Timestamp>;
    attempts: Generated<number>;
    next_at: Timestamp | null;
    taken_at: Timestamp | null;
    tried_at: Timestamp | null;
    status: number | null;
    problem: string | null;
    took_ms: number | null;
  };
  "private.studio_settings": {
    key: string;
    value: Json;
    before: Json | null;
    changed_by: string | null;
    changed_at: Generated<Timestamp>;
  };
  "private.studio_views": {
    day: Timestamp;
    kind: "demo" | "fitting" | "editor";
    name: string;
    count: number;
  };
  "private.studio_webhooks": {
    id: string;
    url: string;
    events: string[];
    secret: string;
    made_by: string | null;
    made_at: Generated<Timestamp>;
    failing_since: Timestamp | null;
    /** After three days of failure; saving it again begins anew. */
    disabled_at: Timestamp | null;
  };
  "private.suspensions": {
    account: string;
    reason: string;
    sites_stay_live: boolean;
    at: Generated<Timestamp>;
  };
  "private.template_notes": {
    slug: string;
    /** Of the catalogue's, as design-versions.json counts them; of those that were a site, that of the site. */
    version: number;
    /** Empty: there is none any more. */
    note: string;
    at: Generated<Timestamp>;
    by: string | null;
    /** What it was before the last change; null: it has not been changed. */
    before: string | null;
  };
  "private.template_pictures": {
    picture: string;
    template: string;
  };
  "private.templates": {
    slug: string;
    /** hidden: whoever has its link begins with it; retired: nobody does. What was begun with it stays as it is. */
    state: Generated<"shown" | "hidden" | "retired">;
    position: number | null;
    is_featured: Generated<boolean>;
    /** Those that it suits as it is; null: as its makers say (templates/suits.ts). */
    trades: string[] | null;
    note: Generated<string>;
    name: string | null;
    industry: string | null;
    /** Of the catalogue, whose blocks it is made of; null: it is one of the catalogue itself. */
    design: string | null;
    document: Json | null;
    site: string | null;
    /** Of the site that it was. */
    version: number | null;
    revision: Generated<number>;
    before: Json | null;
    changed_at: Generated<Timestamp>;
    changed_by: string | null;
    made_at: Generated<Timestamp>;
  };
  "private.ticket_pictures": {
    id: string;
    account: string;
    message: string | null;
    sha256: Buffer;
    content_type: "image/jpeg" | "image/webp";
    bytes: number;
    width: number;
    height: number;
    created_at: Generated<Timestamp>;
  };
  "private.viewer_salts": {
    day: number;
    salt: Buffer;
  };
  "private.viewers": {
    hash: Buffer;
    at: Timestamp;
  };
  "private.visitor_hashes": {
    day: Timestamp;
    site: string;
    hash: string;
  };
  "private.visitor_weeks": {
    site: string;
    day: Timestamp;
    slot: Computed<number>;
    count: number;
    views: number;
  };
  "private.webhook_secrets": {
    site: string;
    secret: string;
  };
  accepted_findings: {
    site: string;
    finding: string;
    author: string | null;
    at: Generated<Timestamp>;
  };
  billing_details: {
    account: string;
    details: Json;
    updated_at: Generated<Timestamp>;
  };
  brand_changes: {
    site: string;
    account: string;
    run: string;
    brand: number;
    revision: number;
    state: Generated<"waiting" | "done" | "same" | "left" | "failed" | "undone">;
    publish: string | null;
    reason: Generated<string>;
    at: Generated<Timestamp>;
  };
  brands: {
    account: string;
    brand: Json;
    revision: Generated<number>;
    updated_at: Generated<Timestamp>;
  };
  comments: {
    id: Generated<string>;
    site: string;
    page: string;
    section: string;
    heading: string;
    name: string;
    text: string;
    link: string | null;
    at: Generated<Timestamp>;
    resolved_at: Timestamp | null;
    resolved_by: string | null;
  };
  domains: {
    id: string;
    site: string;
    host: string;
    token: string;
    /** lost: it was verified, and its records no longer say so. Visitors are served on. */
    state: Generated<"waiting" | "verified" | "failed" | "lost">;
    problem: "no_txt" | "other_txt" | "no_address" | "elsewhere" | "no_target" | "no_answer" | "taken" | null;
    found: Generated<Json>;
    added_at: Generated<Timestamp>;
    checked_at: Timestamp | null;
    misses: Generated<number>;
    check_at: Generated<Timestamp | null>;
    /** Once it is verified the site is known by it, unless it is known by another domain by then. Said once: then it is false again. */
    becomes_known: Generated<boolean>;
  };
  /** What made each revision of a draft of the one before. */
  draft_changes: {
    site: string;
    revision: number;
    author: string | null;
    patch: Json;
    at: Generated<Timestamp>;
  };
  drafts: {
    site: string;
    /** Counts the changes: who saves names the one that the change is made to. */
    revision: Generated<number>;
    document: Json;
    saved_at: Generated<Timestamp>;
  };
  invoice_lines: {
    invoice: string;
    place: number;
    text: string;
    quantity: number;
    unit_cents: Int8;
    net_cents: Int8;
  };
  invoices: {
    id: string;
    kind: "invoice" | "credit";
    year: number;
    sequence: number;
    number: Computed<string>;
    customer: string | null;
    email: string;
    buyer: Json;
    seller: Json;
    currency: "USD" | "EUR" | "GBP";
    tax_rate: number;
    net_cents: Int8;
    tax_cents: Int8;
    gross_cents: Computed<string>;
    open_cents: Generated<Int8>;
    credited_cents: Generated<Int8>;
    issued_on: Timestamp;
    due_on: Timestamp;
    settled_on: Timestamp | null;
    waived_on: Timestamp | null;
    reminders: Generated<number>;
    reminded_on: Timestamp | null;
    period_from: Timestamp | null;
    period_to: Timestamp | null;
    quote: string | null;
    corrects: string | null;
    at: Generated<Timestamp>;
  };
  kept_drafts: {
    site: string;
    revision: number;
    reason: "design" | "version" | "studio";
    /** The one that it wore then. */
    design: string | null;
    /** The one that took its place. */
    version: number | null;
    document_hash: Buffer;
    at: Generated<Timestamp>;
    /** The last revision that the studio made of it. */
    until: number | null;
    opening: string | null;
  };
  messages: {
    id: Generated<string>;
    site: string;
    page: string;
    form: string;
    kind: "message" | "order";
    fields: Json;
    details: Json | null;
    reply_to: string | null;
    state: Generated<"new" | "read" | "done" | "spam" | "quarantine">;
    /** Why it is in quarantine: trap, unseen, quick, often, elsewhere, amiss. */
    signs: Generated<string[]>;
    at: Generated<Timestamp>;
    state_at: Generated<Timestamp>;
    /** A day job erases it 30 days later. */
    deleted_at: Timestamp | null;
    digest: Buffer;
    words: string;
  };
  missed_pages: {
    site: string;
    day: Timestamp;
    path: string;
    count: number;
  };
  offers: {
    name: string;
    kind: "project" | "hosting";
    title: string;
    description: string;
    /** Null: by agreement. */
    price_cents: Int8 | null;
    currency: "USD" | "EUR" | "GBP";
    /** Null: as many as it takes. */
    revisions: number | null;
    /** Of hosting, which come with it. */
    hosting_years: Generated<number>;
  };
  payments: {
    id: string;
    invoice: string;
    method: "bank" | "stripe";
    amount_cents: Int8;
    currency: "USD" | "EUR" | "GBP";
    received_on: Timestamp;
    reference: string;
    at: Generated<Timestamp>;
  };
  pictures: {
    /** Made by the client: a repeated upload is the same upload. */
    id: string;
    owner: string | null;
    file_name: string;
    /** working: its files, or those of its new crop, are being made. */
    state: Generated<"working" | "ready" | "refused">;
    reason: string | null;
    alt: string | null;
    focus: Generated<Json>;
    crop: Json | null;
    manifest: Json | null;
    whole: Json | null;
    /** Of all its files, those for editing counted. */
    bytes: Generated<Int8>;
    /** What it is found by. */
    words: Computed<string>;
    created_at: Generated<Timestamp>;
    deleted_at: Timestamp | null;
  };
  plans: {
    name: string;
    sites: number;
    /** Of one site, the pages of its records counted. */
    pages: number;
    picture_bytes: Int8;
    /** Kept for one site; what comes then pushes out the oldest that are done. */
    messages: number;
  };
  preview_links: {
    id: string;
    site: string;
    version: number | null;
    note: Generated<string>;
    has_password: boolean;
    may_comment: boolean;
    author: string | null;
    created_at: Generated<Timestamp>;
    expires_at: Timestamp;
    revoked_at: Timestamp | null;
  };
  profiles: {
    user_id: string;
    role: Generated<"customer" | "admin">;
    /** What sign-up asked for, until it is granted or an admin decides. */
    requested_role: "admin" | null;
    full_name: Generated<string>;
    /** Follows auth.users.email. */
    email: string;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
    plan: Generated<string>;
    leaving_since: Timestamp | null;
    /** When the account is erased; null of one that stays. */
    leaves_at: Timestamp | null;
    /** When it was mailed that few days are left. */
    leaving_told_at: Timestamp | null;
    /** Whether administrators may see the product as this person does. Their own to say. */
    may_be_looked_at: Generated<boolean>;
  };
  publishes: {
    id: string;
    site: string;
    revision: number;
    author: string | null;
    /** replaced: a later one of the same site came first. */
    state: Generated<"waiting" | "running" | "done" | "failed" | "replaced">;
    pages: Generated<number>;
    pages_done: Generated<number>;
    report: Json | null;
    started_at: Generated<Timestamp>;
    ended_at: Timestamp | null;
    number: Computed<string>;
    /** rebuild: what is live is made anew, for another address. */
    kind: Generated<"publish" | "roll-back" | "rebuild">;
    /** Of the text in private.documents that is drawn. */
    document_hash: Buffer | null;
    /** That it shows: of a publish none until it is done. */
    version: number | null;
    note: Generated<string>;
    /** Ids of findings that its author wants as they are. */
    accept: Generated<string[]>;
  };
  quote_lines: {
    quote: string;
    place: number;
    text: string;
    quantity: number;
    unit_cents: Int8;
    net_cents: Int8;
  };
  quotes: {
    id: string;
    email: string;
    customer: string | null;
    offer: string | null;
    title: string;
    note: Generated<string>;
    currency: "USD" | "EUR" | "GBP";
    /** In hundredths of a per cent. */
    tax_rate: number;
    net_cents: Int8;
    tax_cents: Int8;
    gross_cents: Computed<string>;
    made_on: Timestamp;
    valid_until: Timestamp;
    accepted_at: Timestamp | null;
    declined_at: Timestamp | null;
    withdrawn_at: Timestamp | null;
    at: Generated<Timestamp>;
  };
  redirects: {
    site: string;
    /** What ends in /:id stands for the pages of all records, and so does then `to_path`. */
    from_path: string;
    to_path: string;
    kind: "auto" | "own";
    at: Generated<Timestamp>;
  };
  site_members: {
    site: string;
    user_id: string;
    role: "owner" | "editor" | "viewer";
    since: Generated<Timestamp>;
  };
  sites: {
    /** Made by the client: a repeated request is the same request. */
    id: string;
    owner: string | null;
    name: string;
    subdomain: string;
    template: string;
    settings: Generated<Json>;
    live_build: string | null;
    live_revision: number | null;
    published_at: Timestamp | null;
    suspended_at: Timestamp | null;
    trashed_at: Timestamp | null;
    status: Computed<string>;
    created_at: Generated<Timestamp>;
    /** When what its owner sees of it last changed. */
    updated_at: Generated<Timestamp>;
    /** The verified domain that its pages say they are at; without one, its name under the studio's host. */
    canonical_host: string | null;
    /** Another one with each change of its redirects, which servers keep by it. */
    redirects_revision: Generated<number>;
    improvement_declined: string | null;
    /** The template that it began with: its design, or one of the studio's that was a site. */
    begun_from: string | null;
  };
  subscriptions: {
    id: string;
    customer: string;
    offer: string;
    price_cents: Int8;
    currency: "USD" | "EUR" | "GBP";
    tax_rate: number;
    started_on: Timestamp;
    until: Timestamp;
    state: Generated<"active" | "overdue" | "suspended" | "ended">;
    renewal: string | null;
    reminded_on: Timestamp | null;
    overdue_on: Timestamp | null;
    warned_on: Timestamp | null;
    suspended_on: Timestamp | null;
    cancelled_on: Timestamp | null;
    ended_on: Timestamp | null;
  };
  support_settings: {
    account: string;
    access: "none" | "look" | "edit";
    updated_at: Generated<Timestamp>;
  };
  ticket_messages: {
    id: string;
    ticket: string;
    side: "customer" | "studio";
    author: string | null;
    body: string;
    internal: Generated<boolean>;
    via: Generated<"room" | "link">;
    pictures: Generated<Json>;
    at: Generated<Timestamp>;
  };
  tickets: {
    /** Made by the client: a repeated question is the same question. */
    id: string;
    /** Who asks; null of whoever wrote by the landing page, who is a guest. */
    account: string | null;
    site: string | null;
    page: string | null;
    section: string | null;
    version: number | null;
    subject: string;
    /** open: the studio is to answer; waiting: the customer is. */
    state: Generated<"open" | "waiting" | "solved">;
    assigned_to: string | null;
    /** Whether it helped, said of one that is solved. */
    rating: "yes" | "partly" | "no" | null;
    waiting_since: Generated<Timestamp | null>;
    asked_at: Generated<Timestamp>;
    changed_at: Generated<Timestamp>;
    guest_name: string | null;
    guest_email: string | null;
    guest_company: string | null;
    signs: Generated<string[]>;
    /** It was solved, and whoever asked has not written since. */
    shut_to_studio: Generated<boolean>;
  };
  versions: {
    site: string;
    number: number;
    document_hash: Buffer;
    revision: number;
    author: string | null;
    note: Generated<string>;
    at: Generated<Timestamp>;
    name: string | null;
    /** Lines in words, against the version before; none of the first one, null of what was published before they were kept. */
    changes: Json | null;
  };
  visitors: {
    site: string;
    day: Timestamp;
    /** Different ones of that day; who asked not to be told apart is none. */
    count: Generated<number>;
    views: Generated<number>;
  };
  visits: {
    site: string;
    day: Timestamp;
    page: string;
    /** The host that led here; empty from page to page of the site, direct where none was said, other where there are too many. */
    source: string;
    kind: "phone" | "tablet" | "computer";
    count: number;
  };
  webhook_deliveries: {
    id: Computed<string>;
    site: string;
    message: string | null;
    at: Generated<Timestamp>;
    status: number | null;
    problem: string | null;
    took_ms: number;
  };
  webhooks: {
    site: string;
    url: string;
    created_at: Generated<Timestamp>;
    failing_since: Timestamp | null;
    /** After three days of failure; setting it again begins anew. */
    disabled_at: Timestamp | null;
  };
};
