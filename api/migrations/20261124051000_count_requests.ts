import type { Knex } from 'knex'

/**
 * Counts a request against all of its limits in one statement. A crash may lose the counts of the last moment;
 * waiting for the disk would hold the row of a registry's limit, which all of its visitors update. The function
 * `contribute` keeps the plans of its statements, also of those that enqueue jobs, instead of planning each anew.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create function count_requests(limits jsonb, at_ms bigint)
      returns table (counted_points integer, expires_ms bigint) language plpgsql as $$
    declare
      one jsonb;
    begin
      perform set_config('synchronous_commit', 'off', true);
      for one in select * from jsonb_array_elements(limits) loop
        insert into rate_limits as counted (key, points, expire)
          values (one->>'key', 1, at_ms + (one->>'windowMs')::bigint)
          on conflict (key) do update
            set points = case when counted.expire <= at_ms then 1 else counted.points + 1 end,
                expire = case when counted.expire <= at_ms then excluded.expire else counted.expire end
          returning counted.points, counted.expire into counted_points, expires_ms;
        return next;
        -- A rejected request does not count against the limits that follow.
        exit when counted_points > (one->>'points')::integer;
      end loop;
    end $$;

    alter function contribute(jsonb) set plan_cache_mode = force_generic_plan;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter function contribute(jsonb) reset plan_cache_mode;
    drop function count_requests(jsonb, bigint);
  `)
}
