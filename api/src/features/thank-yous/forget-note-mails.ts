import * as z from 'zod'
import { definePeriodicJob } from '../../jobs/define-periodic-job.ts'
import { daily } from '../../jobs/schedule.ts'
import * as noteMailStore from './note-mail-store.ts'

const WEEK_MS = 7 * 24 * 3_600_000

/** Removes notes whose mail never left: after a week no attempt is left. */
export const forgetNoteMails = definePeriodicJob({
  name: 'forget_note_mails',
  schedule: daily(3, 23),
  cursor: z.object({}),
  async slice({ size, db, app }) {
    const before = new Date(app.now().getTime() - WEEK_MS)
    return (await noteMailStore.removeOld(db, before, size)) < size ? undefined : {}
  },
})
