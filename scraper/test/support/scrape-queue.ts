import { randomUUID } from 'node:crypto'
import pg from 'pg'

export interface ScrapeRow {
  id: string
  status: string
  stage: string | null
  retailer: string | null
  canonical_url: string | null
  method: string | null
  attempts: Record<string, unknown>[]
  result: Record<string, unknown> | null
  error: string | null
  error_code: string | null
  duration_ms: number | null
  finished_at: Date | null
}

/** The api's side of the queue: enqueues scrapes and waits for results. */
export interface ScrapeQueue {
  db: pg.Client
  /** Inserts a row with its job; returns the id. */
  add(url: string): Promise<string>
  /** Resolves with the row when its notification arrives. */
  finished(id: string): Promise<ScrapeRow>
  row(id: string): Promise<ScrapeRow>
  close(): Promise<void>
}

export async function openScrapeQueue(databaseUrl: string): Promise<ScrapeQueue> {
  const db = new pg.Client({ connectionString: databaseUrl })
  await db.connect()
  await db.query('listen scrape_finished')
  const finishedIds = new Map<string, PromiseWithResolvers<void>>()
  const finishing = (id: string) => {
    const known = finishedIds.get(id) ?? Promise.withResolvers<void>()
    finishedIds.set(id, known)
    return known
  }
  db.on('notification', ({ payload }) => finishing(payload ?? '').resolve())
  const row = async (id: string): Promise<ScrapeRow> => {
    const { rows } = await db.query('select * from scrapes where id = $1', [id])
    return rows[0]
  }
  return {
    db,
    row,
    async add(url) {
      const id = randomUUID()
      const domain = URL.parse(url)?.hostname ?? ''
      await db.query('begin')
      await db.query('insert into scrapes (id, url, domain) values ($1, $2, $3)', [id, url, domain])
      await db.query(
        `select graphile_worker.add_job('scrape', json_build_object('scrapeId', $1::text), max_attempts => 4)`,
        [id],
      )
      await db.query('commit')
      return id
    },
    async finished(id) {
      await finishing(id).promise
      return row(id)
    },
    close: () => db.end(),
  }
}
