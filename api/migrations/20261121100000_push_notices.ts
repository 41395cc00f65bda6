import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Whoever signs a device out has it told nothing more; a session that ends by itself does not.
    alter table push_subscriptions
      add column session_id uuid references sessions (id) on delete set null;
    create index push_subscriptions_by_session on push_subscriptions (session_id);

    -- An owner without a row has chosen nothing yet.
    create table notification_choices (
      user_id uuid primary key references users (id) on delete cascade,
      contributions text not null check (contributions in ('push', 'mail', 'both')),
      offerings text not null check (offerings in ('push', 'mail', 'both')),
      own_gifts boolean not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );

    -- When the owner was asked whether the payment has arrived; nobody is asked twice.
    alter table contributions add column owner_asked_at timestamptz;
    create index contributions_to_ask_about on contributions (registry_id, created_at)
      where deleted_at is null and payment_verified_at is null and owner_asked_at is null;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index contributions_to_ask_about;
    alter table contributions drop column owner_asked_at;
    drop table notification_choices;
    drop index push_subscriptions_by_session;
    alter table push_subscriptions drop column session_id;
  `)
}
