import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table contributions (
      id uuid primary key,
      registry_id uuid not null,
      item_id uuid not null,
      name text not null check (length(name) between 1 and 80),
      email text not null check (length(email) between 3 and 254),
      amount_cents bigint not null check (amount_cents between 1 and 100000000),
      message text check (length(message) <= 500),
      payment_method text not null default 'Unknown' check (length(payment_method) <= 40),
      -- Scope and key in one hash: the same request can never be counted again.
      idempotency_key text unique,
      payment_verified_at timestamptz,
      reminder_count integer not null default 0 check (reminder_count >= 0),
      reminder_sent_at timestamptz,
      created_at timestamptz not null default now(),
      deleted_at timestamptz,
      foreign key (registry_id, item_id) references items (registry_id, id)
    );
    create index contributions_by_item on contributions (registry_id, item_id, created_at desc)
      where deleted_at is null;
    create index contributions_by_registry on contributions (registry_id, created_at desc)
      where deleted_at is null;

    create table idempotency_keys (
      scope_key text primary key,
      request_hash text not null,
      status integer,
      answer jsonb,
      created_at timestamptz not null default now()
    );
    create index idempotency_keys_by_age on idempotency_keys (created_at);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table idempotency_keys; drop table contributions')
}
