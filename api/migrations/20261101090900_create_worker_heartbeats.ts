import type { Knex } from 'knex'

/**
 * A killed worker leaves its jobs locked for hours. Each worker therefore stores a heartbeat every 10 s and
 * unlocks the jobs of workers whose last heartbeat is older than 30 s.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table worker_heartbeats (
      worker_id text primary key,
      seen_at timestamptz not null default now()
    );

    create function beat_worker(id text) returns void language plpgsql as $$
    declare
      silent text[];
    begin
      insert into worker_heartbeats (worker_id) values (id)
        on conflict (worker_id) do update set seen_at = now();
      with gone as (
        delete from worker_heartbeats where seen_at < now() - interval '30 seconds'
        returning worker_id
      )
      select array_agg(worker_id) into silent from gone;
      if silent is not null then
        perform graphile_worker.force_unlock_workers(silent);
      end if;
    end $$;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop function beat_worker(text); drop table worker_heartbeats')
}
