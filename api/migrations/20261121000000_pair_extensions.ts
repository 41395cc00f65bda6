import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- What an owner approved in the web session that stands here, and an extension has not claimed
    -- yet. Neither the code nor the verifier behind the challenge is kept.
    create table pairings (
      code_hash text primary key,
      challenge text not null check (length(challenge) = 43),
      user_id uuid not null references users (id) on delete cascade,
      session_id uuid not null references sessions (id) on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz,
      unique (user_id, challenge)
    );
    create index pairings_by_session on pairings (session_id);
    create index pairings_by_challenge on pairings (challenge);

    -- Whose it was to take back: the session that added the item, as long as there is one.
    alter table items add column added_by_session uuid references sessions (id) on delete set null;
    create index items_by_session on items (added_by_session) where added_by_session is not null;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table items drop column added_by_session; drop table pairings')
}
