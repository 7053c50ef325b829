-- What server/sites/sweep-history.job.ts looks for.
create index draft_changes_at_idx on public.draft_changes (at);
create index audit_at_idx on private.audit (at);
create index versions_document_idx on public.versions (document_hash);
create index publishes_document_idx on public.publishes (document_hash);
