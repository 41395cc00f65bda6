import type { Pool } from 'pg'

export interface PendingImage {
  id: string
  originalUrl: string
}

/** The picture to fetch; undefined when it is gone or done already. */
export async function findPending(db: Pool, id: string): Promise<PendingImage | undefined> {
  const { rows } = await db.query<PendingImage>(
    `select id, original_url as "originalUrl" from item_images where id = $1 and status = 'pending'`,
    [id],
  )
  return rows[0]
}

export type ImageOutcome =
  | { status: 'ready'; contentHash: string; width: number; height: number }
  | { status: 'failed' }

/** Writes how it ended for this picture and for copies that wait for the same, and wakes who waits. */
export async function finish(db: Pool, id: string, outcome: ImageOutcome): Promise<void> {
  const { contentHash, width, height } =
    outcome.status === 'ready' ? outcome : { contentHash: null, width: null, height: null }
  await db.query(
    `with finished as (
       update item_images
          set status = $2, content_hash = $3, width = $4, height = $5
        where status = 'pending'
          and (registry_id, original_url) =
              (select registry_id, original_url from item_images where id = $1)
        returning id
     )
     select pg_notify('scrape_finished', id::text) from finished`,
    [id, outcome.status, contentHash, width, height],
  )
}
