import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- One row for each kept picture, however many items of however many registries show it.
    create table images (
      hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      colour text check (colour ~ '^#[0-9a-f]{6}$'),
      -- Those that are there as AVIF and as WebP; none until they are made.
      widths integer[] not null default '{}',
      -- Since when no item has it; the file goes a month later.
      unused_since timestamptz,
      created_at timestamptz not null default now()
    );
    insert into images (hash, width, height)
      select distinct on (content_hash) content_hash, width, height
        from item_images
       where content_hash is not null and width is not null and height is not null;

    -- Listed: found on the shop's page, fetched only when somebody wants to see it.
    alter table item_images drop constraint item_images_status_check;
    alter table item_images add constraint item_images_status_check
      check (status in ('listed', 'pending', 'ready', 'failed'));
    alter table item_images add column position integer not null default 0;
    create index item_images_by_content on item_images (content_hash);

    insert into item_images (id, registry_id, item_id, original_url, alt, source, status, position)
      select gen_random_uuid(), i.registry_id, i.id, f.image ->> 'url',
             left(coalesce(f.image ->> 'alt', ''), 300), left(coalesce(f.image ->> 'source', ''), 200),
             'listed', f.position
        from items i, jsonb_array_elements(i.scraped_images) with ordinality f (image, position)
       where f.image ->> 'url' ~ '^https?://'
         and length(f.image ->> 'url') <= 2048
         and not exists (select from item_images p
                          where p.item_id = i.id and p.original_url = f.image ->> 'url');
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    delete from item_images where status = 'listed';
    drop index item_images_by_content;
    alter table item_images drop column position;
    alter table item_images drop constraint item_images_status_check;
    alter table item_images add constraint item_images_status_check
      check (status in ('pending', 'ready', 'failed'));
    drop table images;
  `)
}
