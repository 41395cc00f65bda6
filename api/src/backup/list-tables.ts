import type pg from 'pg'

/** A table with the columns that an archive holds. */
interface Table {
  name: string
  columns: string[]
  /** Number of rows as the planner estimates it. */
  estimatedRows: number
  /** Other tables that its foreign keys refer to. */
  parents: string[]
}

/**
 * The tables of the product. The migrations write their own history; unlogged tables hold uploads of seconds that
 * no copy may hold, and files of web builds.
 */
const TABLES = `
  select c.relname as name, greatest(c.reltuples, 0)::float8 as "estimatedRows",
         array(select a.attname::text from pg_attribute a
                where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
                  and a.attgenerated = '' order by a.attnum) as columns,
         array(select distinct p.relname::text from pg_constraint f
                 join pg_class p on p.oid = f.confrelid
                where f.conrelid = c.oid and f.contype = 'f' and p.oid <> c.oid) as parents
    from pg_class c
   where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
     and c.relname not in ('migrations', 'migrations_lock',
                           'knex_migrations', 'knex_migrations_lock')
   order by c.relname`

/** Lists the tables of the product, each after those that its foreign keys refer to. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(TABLES)
  const sorted: Table[] = []
  let rest = rows
  while (rest.length > 0) {
    const waiting = new Set(rest.map(({ name }) => name))
    const next = rest.filter(({ parents }) => !parents.some(parent => waiting.has(parent)))
    if (next.length === 0)
      throw new Error(`foreign keys of ${[...waiting].join(', ')} form a cycle`)
    sorted.push(...next)
    rest = rest.filter(table => !next.includes(table))
  }
  return sorted
}

/** Quotes a name for SQL. */
export const quote = (name: string) => `"${name.replaceAll('"', '""')}"`
export const quoteAll = (names: readonly string[]) => names.map(quote).join(', ')
