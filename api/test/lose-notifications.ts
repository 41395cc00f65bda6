import type { Db } from '../src/db/connect.ts'
import { LISTENER } from '../src/db/notifications/notifications.ts'

/** Ends the connections through which the apis of a database receive notifications; they reconnect. */
export async function loseNotifications(db: Db): Promise<void> {
  await db.raw(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = ?`,
    [LISTENER],
  )
}
