import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Who did what to money, reviews, roles and sessions. Rows are added, never changed.
    create table audit_events (
      id uuid primary key,
      at timestamptz not null default now(),
      actor_kind text not null
        check (actor_kind in ('visitor', 'owner', 'legacy_admin', 'operator', 'system')),
      actor_id uuid,
      registry_id uuid references registries (id),
      action text not null,
      entity text not null,
      entity_id uuid,
      details jsonb not null default '{}',
      request_id text
    );
    create index audit_events_by_registry on audit_events (registry_id, at desc);
    create index audit_events_by_entity on audit_events (entity, entity_id);

    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'audit_events is append-only';
    end $$;
    create trigger audit_events_append_only before update or delete on audit_events
      for each row execute function refuse_change();
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table audit_events; drop function refuse_change()')
}
