import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table offerings (
      id uuid primary key,
      registry_id uuid not null references registries (id),
      item_name text not null check (length(item_name) between 1 and 300),
      description text not null check (length(description) between 20 and 5000),
      detailed_description text check (length(detailed_description) <= 5000),
      category text not null check (length(category) between 1 and 80),
      condition text not null check (length(condition) between 1 and 40),
      condition_notes text check (length(condition_notes) <= 1000),
      item_age text check (length(item_age) <= 80),
      original_brand text check (length(original_brand) <= 80),
      quantity integer not null check (quantity between 1 and 20),
      suitable_age text not null check (length(suitable_age) <= 40),
      offerer_name text not null check (length(offerer_name) between 1 and 80),
      offerer_email text not null check (length(offerer_email) between 3 and 254),
      offerer_phone text check (length(offerer_phone) <= 40),
      personal_message text check (length(personal_message) <= 1000),
      availability jsonb not null default '{}',
      status text not null default 'pending_review' check (status in
        ('pending_review', 'available', 'interested', 'confirmed', 'delivered', 'cancelled')),
      admin_notes text check (length(admin_notes) <= 1000),
      reject_reason text check (length(reject_reason) <= 1000),
      flag_reason text check (length(flag_reason) <= 1000),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz,
      unique (registry_id, id)
    );
    create index offerings_by_registry on offerings (registry_id, created_at desc)
      where deleted_at is null;
    create index offerings_by_offerer on offerings (lower(offerer_email), created_at desc);

    create table offering_interests (
      id uuid primary key,
      registry_id uuid not null,
      offering_id uuid not null,
      message text check (length(message) <= 1000),
      created_at timestamptz not null default now(),
      foreign key (registry_id, offering_id) references offerings (registry_id, id)
    );
    create index offering_interests_by_offering on offering_interests (registry_id, offering_id);

    create table offering_messages (
      id uuid primary key,
      registry_id uuid not null,
      offering_id uuid not null,
      sender text not null check (sender in ('owner', 'offerer')),
      body text not null check (length(body) between 1 and 2000),
      created_at timestamptz not null default now(),
      foreign key (registry_id, offering_id) references offerings (registry_id, id)
    );
    create index offering_messages_by_offering
      on offering_messages (registry_id, offering_id, created_at);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table offering_messages;
    drop table offering_interests;
    drop table offerings;
  `)
}
