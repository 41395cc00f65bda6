import path from 'node:path'
import type { Knex } from 'knex'

/** Where the schema's history stands; knexfile.ts and migrate() read the same. */
export const migrationConfig = {
  directory: path.resolve(import.meta.dirname, '../../migrations'),
  extension: 'ts',
  loadExtensions: ['.ts'],
  // During a roll-out the database may have the migrations of the next release.
  disableMigrationsListValidation: true,
} satisfies Knex.MigratorConfig
