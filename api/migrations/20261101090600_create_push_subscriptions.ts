import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table push_subscriptions (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      registry_id uuid not null references registries (id),
      endpoint text not null unique check (endpoint ~ '^https://' and length(endpoint) <= 1000),
      p256dh text not null,
      auth text not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz
    );
    create index push_subscriptions_by_registry on push_subscriptions (registry_id, user_id);
    create index push_subscriptions_by_user on push_subscriptions (user_id);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table push_subscriptions')
}
