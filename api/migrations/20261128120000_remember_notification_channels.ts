import type { Knex } from 'knex'

/** Channels that the owner had chosen before unsubscribing, so that the link in an email can restore them. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table notification_choices add column former_contributions text
      check (former_contributions in ('push', 'mail', 'both'));
    alter table notification_choices add column former_offerings text
      check (former_offerings in ('push', 'mail', 'both'));
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table notification_choices drop column former_offerings;
    alter table notification_choices drop column former_contributions;
  `)
}
