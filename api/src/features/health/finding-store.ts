import type { Finding } from '@registry/shared/contract/health'
import type { Db } from '../../db/connect.ts'

/** Stores the result of a check; undefined details delete the finding. */
export async function set(
  db: Db,
  name: string,
  details: Record<string, unknown> | undefined,
): Promise<void> {
  if (details === undefined) {
    await db('findings').where({ name }).delete()
    return
  }
  await db('findings')
    .insert({ name, details: JSON.stringify(details) })
    .onConflict('name')
    .merge(['details'])
}

/** Lists the stored findings by name with their counts, without other details. */
export async function list(db: Db): Promise<Finding[]> {
  const rows: { name: string; count: number | null }[] = await db('findings')
    .orderBy('name')
    .select('name', db.raw(`(details->>'count')::int as count`))
  return rows.map(({ name, count }) => ({ name, ...(count !== null && { count }) }))
}
