import type { Knex } from 'knex'

/** The version of a registry also covers its owner's email address, which can be corrected until it is verified. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create trigger users_email_version after update on users
      for each row when (old.email is distinct from new.email)
      execute function count_owner_version()
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop trigger users_email_version on users')
}
