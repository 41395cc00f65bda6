import type { Knex } from 'knex'

/** The table that rate-limiter-flexible's PostgreSQL store expects. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    );
    create index rate_limits_by_expiry on rate_limits (expire);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table rate_limits')
}
