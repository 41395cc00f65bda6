import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Who gets which kind of mail about which registry. The email address is stored as a hash only.
    create table mail_subscriptions (
      id uuid primary key,
      registry_id uuid not null references registries (id) on delete cascade,
      kind text not null check (length(kind) <= 40),
      address_hash text not null check (length(address_hash) = 64),
      unsubscribed_at timestamptz,
      created_at timestamptz not null default now(),
      unique (registry_id, kind, address_hash)
    );
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table mail_subscriptions')
}
