import type { Db } from '../../db/connect.ts'

export interface CountedEvent {
  event: string
  stage: string
  count: number
}

const DAY = "(?::timestamptz at time zone 'Asia/Singapore')::date"

/** Adds to the daily sums. `counted` has each event once; sorting gives all writers one lock order. */
export async function addCounts(
  db: Db,
  registryId: string,
  counted: readonly CountedEvent[],
  now: Date,
): Promise<void> {
  if (counted.length === 0) return
  await db.raw(
    `insert into event_counts (registry_id, day, event, stage, count)
     select ?::uuid, ${DAY}, event, stage, count
       from jsonb_to_recordset(?::jsonb) as told (event text, stage text, count integer)
      order by event, stage
     on conflict (registry_id, day, event, stage)
     do update set count = least(event_counts.count::bigint + excluded.count, 2147483647)::integer`,
    [registryId, now, JSON.stringify(counted)],
  )
}

/** Returns the sums of the last `days` days including today, by event. */
export async function sumCounts(
  db: Db,
  { registryId, days, now }: { registryId: string; days: number; now: Date },
): Promise<Map<string, number>> {
  const { rows }: { rows: { event: string; count: number }[] } = await db.raw(
    `select event, sum(count)::float8 as count from event_counts
      where registry_id = ? and day > ${DAY} - ?::integer group by event`,
    [registryId, now, days],
  )
  return new Map(rows.map(({ event, count }) => [event, count]))
}
