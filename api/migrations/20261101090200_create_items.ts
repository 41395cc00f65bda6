import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table items (
      id uuid primary key,
      registry_id uuid not null references registries (id),
      product_name text not null check (length(product_name) between 1 and 300),
      product_url text not null check (product_url ~ '^(http|https)://' and length(product_url) <= 2048),
      product_description text not null default '' check (length(product_description) <= 5000),
      category text not null check (length(category) between 1 and 80),
      total_price_cents bigint not null check (total_price_cents between 0 and 100000000),
      -- May pass the price when the owner lowers it; the conditional update of a contribution is
      -- what keeps it within.
      amount_contributed_cents bigint not null default 0 check (amount_contributed_cents >= 0),
      quantity integer not null default 1 check (quantity between 0 and 99),
      accepts_physical_donations boolean not null default false,
      scraped_images jsonb not null default '[]',
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz,
      unique (registry_id, id)
    );
    create index items_by_registry on items (registry_id, created_at desc, id)
      where deleted_at is null;

    create table item_images (
      id uuid primary key,
      registry_id uuid not null references registries (id),
      item_id uuid,
      original_url text not null check (length(original_url) <= 2048),
      alt text not null default '' check (length(alt) <= 300),
      source text not null default '' check (length(source) <= 200),
      status text not null default 'pending' check (status in ('pending', 'ready', 'failed')),
      is_selected boolean not null default false,
      content_hash text check (content_hash ~ '^[0-9a-f]{64}$'),
      width integer check (width > 0),
      height integer check (height > 0),
      created_at timestamptz not null default now(),
      check ((status = 'ready') = (content_hash is not null)),
      foreign key (registry_id, item_id) references items (registry_id, id)
    );
    create index item_images_by_item on item_images (registry_id, item_id);
    create unique index item_images_one_selected on item_images (item_id) where is_selected;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table item_images; drop table items')
}
