import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- What is being tried, while the row is pending.
    alter table scrapes add column stage text
      check (stage in ('queued', 'fetching', 'asking', 'rendering'));
    -- All links of one product share the answer of a day.
    create index scrapes_by_canonical_url on scrapes (md5(canonical_url), created_at desc);
    create index scrapes_pending on scrapes (created_at) where status = 'pending';
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index scrapes_pending;
    drop index scrapes_by_canonical_url;
    alter table scrapes drop column stage;
  `)
}
