import * as z from 'zod'
import { defineJob } from '../../jobs/define-job.ts'
import * as noteMailStore from './note-mail-store.ts'

const WEEK_MS = 7 * 24 * 3_600_000

/** Forgets notes whose mail never left: by then nothing tries any more. */
export const forgetNoteMails = defineJob({
  name: 'forget_note_mails',
  payload: z.object({}),
  schedule: '23 3 * * *',
  async run(_payload, { app }) {
    await noteMailStore.removeOld(app.db, new Date(app.now().getTime() - WEEK_MS))
  },
})
