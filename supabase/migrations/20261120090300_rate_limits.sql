-- The shape that rate-limiter-flexible expects. Unlogged: counts are worth no disk write, and a crash may forget them.
create unlogged table private.rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint not null
);
comment on table private.rate_limits is 'Uses counted so far, by limit and hashed key.';
comment on column private.rate_limits.expire is 'When the count ends, in milliseconds since 1970.';
