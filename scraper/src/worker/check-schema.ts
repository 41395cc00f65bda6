import type { Pool } from 'pg'
import { StartError } from '../start-error.ts'

/** Throws a StartError unless the database has the tables, columns and functions that the scraper uses. */
export async function checkSchema(db: Pool): Promise<void> {
  const { rows } = await db
    .query<{ isReady: boolean }>(
      `select to_regclass('public.scrapes') is not null
          and to_regclass('public.images') is not null
          and to_regclass('public.offering_photo_bytes') is not null
          and exists (select from information_schema.columns
                       where table_name = 'scrapes' and column_name = 'stage')
          and to_regprocedure('public.beat_worker(text)') is not null
          and to_regnamespace('graphile_worker') is not null as "isReady"`,
    )
    .catch(cause => {
      throw new StartError('The database at DATABASE_URL cannot be reached.', { cause })
    })
  if (rows[0]?.isReady !== true) {
    throw new StartError('The database schema is behind: run `npm run migrate` first.')
  }
}
