import type { Db } from '../../db/connect.ts'

/** Writes down what a check found, or forgets it when there is nothing any more. */
export async function settle(
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
