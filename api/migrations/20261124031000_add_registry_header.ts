import type { Knex } from 'knex'

/** Header of a public page: date of the celebration or due month, image, and whether its exact name finds it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table registries
      -- '2026-12-24' is the date of the celebration, '2026-12' the month in which the baby is due.
      add column celebration text check (celebration ~ '^\\d{4}-\\d{2}(-\\d{2}|)$'),
      add column picture_hash text references images (hash),
      add column picture_alt text not null default '',
      add column is_found_by_name boolean not null default false;

    create function announce_registry_picture() returns trigger language plpgsql as $$
    begin
      perform pg_notify('registry_changed', id::text) from registries where picture_hash = new.hash;
      return null;
    end $$;
    create trigger images_of_registries after update on images
      for each row when ((old.width, old.height, old.colour, old.widths)
                         is distinct from (new.width, new.height, new.colour, new.widths))
      execute function announce_registry_picture();
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop function announce_registry_picture cascade;
    alter table registries
      drop column celebration, drop column picture_hash, drop column picture_alt,
      drop column is_found_by_name;
  `)
}
