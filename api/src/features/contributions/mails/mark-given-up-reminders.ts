import { definePeriodicCleanup, hourly } from '../../../jobs/periodic/define-periodic-job.ts'
import * as contributionMailStore from './contribution-mail-store.ts'
import { sendPaymentReminder } from './contribution-mails.ts'

/**
 * Marks reminders as undelivered whose job was given up without a final attempt that reported it: the worker
 * process was killed during that attempt.
 */
export const markGivenUpReminders = definePeriodicCleanup({
  name: 'mark_given_up_reminders',
  schedule: hourly(35),
  ageMs: 0,
  run({ size, db, app }) {
    const { name } = sendPaymentReminder
    return contributionMailStore.markGivenUpReminders(db, { name, now: app.now(), size })
  },
})
