import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table users (
      id uuid primary key,
      email text not null check (length(email) between 3 and 254),
      name text not null check (length(name) between 1 and 80),
      password_hash text,
      email_verified_at timestamptz,
      is_system_admin boolean not null default false,
      admin_level text check (admin_level in ('super')),
      can_manage_users boolean not null default false,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create unique index users_email_unique on users (lower(email));
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table users')
}
