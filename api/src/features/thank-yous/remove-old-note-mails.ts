import { daily, definePeriodicCleanup } from '../../jobs/periodic/define-periodic-job.ts'
import * as noteMailStore from './note-mail-store.ts'
import * as noteStore from './note-store.ts'

const WEEK_MS = 7 * 24 * 3_600_000

/** Removes emails of notes that could not be sent for a week, and marks their notes as undelivered. */
export const removeOldNoteMails = definePeriodicCleanup({
  name: 'forget_note_mails',
  schedule: daily(3, 23),
  ageMs: WEEK_MS,
  async run({ before, size, db, app }) {
    const removed = await noteMailStore.removeOld(db, before, size)
    await noteStore.markUndelivered(db, removed, app.now())
    return removed.length
  },
})
