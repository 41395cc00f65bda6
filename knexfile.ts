import { loadConfig } from './api/src/config.ts'
import { migrationConfig } from './api/src/db/migration-config.ts'

const { databaseUrl } = loadConfig(process.env)

export default { client: 'pg', connection: databaseUrl, migrations: migrationConfig }
