import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- A signed-in device or extension; its tokens end with it.
    create table sessions (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      client text not null check (client in ('web', 'extension')),
      label text not null default '' check (length(label) <= 200),
      created_at timestamptz not null default now(),
      last_used_at timestamptz not null default now(),
      expires_at timestamptz not null,
      revoked_at timestamptz
    );
    create index sessions_by_user on sessions (user_id, created_at desc);

    create table access_tokens (
      token_hash text primary key,
      session_id uuid not null references sessions (id) on delete cascade,
      expires_at timestamptz not null
    );
    create index access_tokens_by_session on access_tokens (session_id);

    create table refresh_tokens (
      id uuid primary key,
      session_id uuid not null references sessions (id) on delete cascade,
      token_hash text not null unique,
      expires_at timestamptz not null,
      superseded_at timestamptz,
      superseded_by uuid references refresh_tokens (id) on delete set null,
      created_at timestamptz not null default now()
    );
    create index refresh_tokens_by_session on refresh_tokens (session_id);
    create index refresh_tokens_by_successor on refresh_tokens (superseded_by);

    create table email_tokens (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      purpose text not null check (purpose in ('verify', 'reset')),
      token_hash text not null unique,
      expires_at timestamptz not null,
      used_at timestamptz,
      created_at timestamptz not null default now()
    );
    create index email_tokens_by_user on email_tokens (user_id, purpose);

    create table legacy_admin_sessions (
      token_hash text primary key,
      csrf_hash text not null,
      expires_at timestamptz not null,
      created_at timestamptz not null default now()
    );
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table legacy_admin_sessions;
    drop table email_tokens;
    drop table refresh_tokens;
    drop table access_tokens;
    drop table sessions;
  `)
}
