import path from 'node:path'
import type { Knex } from 'knex'

/** Where the schema's history stands; knexfile.ts and migrate() read the same. */
export const migrationConfig: Knex.MigratorConfig = {
  directory: path.resolve(import.meta.dirname, '../../migrations'),
  extension: 'ts',
  loadExtensions: ['.ts'],
}
