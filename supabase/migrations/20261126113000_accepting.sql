-- What a publish was asked to accept waits in its row until the checks have found it: only what is there can be accepted.
alter table public.publishes
  add column accept text[] not null default '{}' check (cardinality(accept) <= 500);
comment on column public.publishes.accept is 'Ids of findings that its author wants as they are.';
