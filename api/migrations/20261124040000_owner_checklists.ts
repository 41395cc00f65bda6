import type { Knex } from 'knex'

/**
 * Steps of the checklist for new owners that cannot be derived from other rows. A table of its own, because an update
 * of the registry would make the settings that are open elsewhere stale.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table owner_checklists (
      registry_id uuid primary key references registries (id) on delete cascade,
      test_paid_at timestamptz,
      shared_at timestamptz,
      notified_at timestamptz,
      dismissed_at timestamptz
    );

    -- Owners of existing registries are not new.
    insert into owner_checklists (registry_id, dismissed_at) select id, now() from registries;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table owner_checklists')
}
