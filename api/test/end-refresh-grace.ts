import type { TestApi } from './start-api.ts'

/** Ends the grace period of all rotated refresh tokens, which the clock of the database decides. */
export async function endRefreshGrace({ app: { db } }: TestApi): Promise<void> {
  await db.raw(`update refresh_tokens set superseded_at = superseded_at - interval '10001 ms'`)
}
