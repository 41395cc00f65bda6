import path from 'node:path'
import type { Knex } from 'knex'

/** Migration settings, shared by knexfile.ts and migrate(). */
export const migrationConfig = {
  directory: path.resolve(import.meta.dirname, '../../migrations'),
  extension: 'ts',
  loadExtensions: ['.ts'],
  // The release of November 2026 starts only where knex_migrations names no migration that it lacks.
  tableName: 'migrations',
  // During a roll-out the database may have the migrations of the next release.
  disableMigrationsListValidation: true,
} satisfies Knex.MigratorConfig
