import type { Db } from '../../src/db/connect.ts'

interface Column {
  name: string
  type: string
  /** Part of a unique index. */
  isUnique: boolean
}

interface Table {
  name: string
  columns: Column[]
}

/** Tables that do not grow with registries: a row per migration, process, periodic job, check or file of a release. */
const FIXED = [
  ...['migrations', 'migrations_lock', 'periodic_jobs', 'worker_heartbeats', 'findings'],
  'release_assets',
]

/** Returns the tables that grow with the number of registries, with their columns. */
export async function growingTables(db: Db): Promise<Table[]> {
  const { rows } = await db.raw(
    `select c.relname as name,
            json_agg(json_build_object(
              'name', a.attname, 'type', format_type(a.atttypid, null),
              'isUnique', exists (select from pg_index i where i.indrelid = c.oid and i.indisunique
                                     and a.attnum = any (i.indkey)))) as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        and c.relname <> all (?)
      group by c.relname order by c.relname`,
    [FIXED],
  )
  return rows
}

/** SQL of the value of a column in copy number `n`: foreign keys of a copy refer to the same copy. */
function copied({ name, type, isUnique }: Column): string {
  const column = `t."${name}"`
  if (type === 'uuid') return `md5(${column}::text || n)::uuid`
  if (type === 'timestamp with time zone') return `${column} - n * interval '30 seconds'`
  if (type === 'character varying') return `${column} || n`
  if (type !== 'text') return column
  return `case when ${column} ~ '^[0-9a-f]{64}$' then encode(sha256((${column} || n)::bytea), 'hex')
               when ${column} ~ '^[A-Za-z0-9_-]{43}$'
                 then translate(encode(sha256((${column} || n)::bytea), 'base64'), '+/=', '-_')
               when ${column} ~ '@' then n || ${column}
               else ${column} ${isUnique ? '|| n' : ''} end`
}

/** Adds copies of the rows of each growing table, with ids, emails, slugs and hashes of their own, up to a number. */
export async function multiplyRows(db: Db, count: number): Promise<void> {
  const tables = await growingTables(db)
  await db.transaction(async trx => {
    // Neither triggers nor foreign keys are checked: the copies are consistent.
    await trx.raw('set local session_replication_role = replica')
    for (const { name, columns } of tables) {
      const names = columns.map(column => `"${column.name}"`).join(', ')
      const values = columns.map(copied).join(', ')
      await trx.raw(
        `insert into "${name}" (${names}) select ${values} from "${name}" t,
           generate_series(1, (select ? / greatest(count(*), 1) from "${name}")) n`,
        [count],
      )
    }
  })
  await db.raw(`vacuum analyze ${tables.map(({ name }) => `"${name}"`).join(', ')}`)
}
