-- What the studio says in its mails otherwise than usual (server/mail/words says what is usual, and what may stand there).
create table private.mail_words (
  mail text primary key check (mail ~ '^[a-z-]{1,40}$'),
  -- None where it is as usual again.
  words jsonb check (jsonb_typeof(words) = 'object'),
  -- What it was before, to be taken back; none where that was the usual.
  before jsonb,
  -- Of two who change it at once the second hears of the first.
  revision int not null check (revision >= 1),
  changed_by uuid references auth.users (id) on delete set null,
  changed_at timestamptz not null default now()
);
create index mail_words_changed_by_idx on private.mail_words (changed_by);

-- All of them at once, for whoever writes mails: there are some forty at most.
create function private.set_mail_words() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(said.mail, said.words), '{}')
  from private.mail_words as said where said.words is not null
$$;

-- With who changed them: the server reads profiles as one of the visitors' roles alone.
create function private.told_mail_words() returns table (
  mail text,
  words jsonb,
  before jsonb,
  revision int,
  changed_by text,
  changed_at timestamptz
)
language sql stable security definer set search_path = '' rows 10 as $$
  select said.mail, said.words, said.before, said.revision,
    coalesce(nullif(btrim(person.full_name), ''), person.email, ''), said.changed_at
  from private.mail_words as said
  left join public.profiles as person on person.user_id = said.changed_by
$$;
revoke execute on function private.set_mail_words(), private.told_mail_words() from public, anon, authenticated;
