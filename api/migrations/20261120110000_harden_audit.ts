import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Roughly where a request came from: /24 of IPv4, /48 of IPv6.
    alter table audit_events add column network cidr;

    -- Rows are added, never changed: nor all at once.
    create trigger audit_events_not_emptied before truncate on audit_events
      for each statement execute function refuse_change();

    -- What a check of the data found and a person must look at; gone once the check is content.
    create table findings (
      name text primary key,
      details jsonb not null default '{}',
      found_at timestamptz not null default now()
    );
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table findings;
    drop trigger audit_events_not_emptied on audit_events;
    alter table audit_events drop column network;
  `)
}
