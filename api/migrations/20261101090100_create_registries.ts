import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table registries (
      id uuid primary key,
      owner_id uuid not null unique references users (id),
      name text not null check (length(name) between 1 and 80),
      slug text not null unique check (slug ~ '^[a-z0-9-]{3,50}$'),
      title text not null check (length(title) between 1 and 120),
      subtitle text not null check (length(subtitle) <= 300),
      event_date text check (length(event_date) <= 80),
      paynow_proxy text,
      upi_vpa text,
      wise_tag text,
      bank_shows text check (length(bank_shows) <= 80),
      auto_thank_you_enabled boolean not null default false,
      gift_passing_enabled boolean not null default true,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );

    -- Former slugs lead to the present one; a slug whose registry is gone stays taken.
    create table registry_slugs (
      slug text primary key check (slug ~ '^[a-z0-9-]{3,50}$'),
      registry_id uuid references registries (id) on delete set null,
      created_at timestamptz not null default now()
    );
    create index registry_slugs_registry on registry_slugs (registry_id);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table registry_slugs; drop table registries')
}
