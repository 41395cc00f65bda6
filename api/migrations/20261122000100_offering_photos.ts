import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- A photo is loose until an offering takes it, and gone a day later if none does.
    create table offering_photos (
      id uuid primary key,
      registry_id uuid,
      offering_id uuid,
      position integer not null default 0,
      status text not null default 'pending' check (status in ('pending', 'ready', 'failed')),
      content_hash text references images (hash),
      created_at timestamptz not null default now(),
      check ((registry_id is null) = (offering_id is null)),
      check (offering_id is null or status = 'ready'),
      check (status <> 'ready' or content_hash is not null),
      foreign key (registry_id, offering_id) references offerings (registry_id, id)
    );
    create index offering_photos_by_offering
      on offering_photos (registry_id, offering_id, position) where offering_id is not null;
    create index offering_photos_loose on offering_photos (created_at) where offering_id is null;
    create index offering_photos_by_content on offering_photos (content_hash);

    -- What a phone sent, with all that it tells of place and camera: for the seconds until a worker
    -- has drawn it anew. Unlogged, so that no log or copy of the database ever holds it.
    create unlogged table offering_photo_bytes (
      photo_id uuid primary key references offering_photos (id) on delete cascade,
      bytes bytea not null check (octet_length(bytes) between 1 and 10485760)
    );
    alter table offering_photo_bytes alter column bytes set storage external;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table offering_photo_bytes;
    drop table offering_photos;
  `)
}
