import { loadConfig } from './api/src/config.ts'
import { migrationConfig } from './api/src/db/migration-config.ts'

const { databaseDirectUrl } = loadConfig(process.env)

export default { client: 'pg', connection: databaseDirectUrl, migrations: migrationConfig }
