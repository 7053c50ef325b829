-- Whether a page takes messages is known when it is drawn: served with it, the question costs visitors nothing.
alter table private.build_files add column takes_messages boolean not null default true;
comment on column private.build_files.takes_messages is
  'Whether it is a page with a form. Of files that were kept before this was asked it is not known, and they are taken for such.';
