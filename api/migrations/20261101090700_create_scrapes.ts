import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table scrapes (
      id uuid primary key,
      registry_id uuid references registries (id),
      requested_by uuid references users (id) on delete set null,
      url text not null check (length(url) <= 2048),
      canonical_url text,
      domain text not null,
      retailer text,
      status text not null default 'pending'
        check (status in ('pending', 'success', 'partial', 'failed')),
      method text check (method in ('http', 'headless', 'cache')),
      attempts jsonb not null default '[]',
      result jsonb,
      error text,
      error_code text,
      duration_ms integer check (duration_ms >= 0),
      created_at timestamptz not null default now(),
      finished_at timestamptz
    );
    create index scrapes_by_registry on scrapes (registry_id, created_at desc);
    create index scrapes_by_url on scrapes (md5(url), created_at desc);
    create index scrapes_by_requester on scrapes (requested_by);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table scrapes')
}
