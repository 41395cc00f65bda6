import { loadConfig } from '../config.ts'
import { scheduleBackups } from '../start/schedule-backups.ts'
import { waitForStopSignal } from '../start/wait-for-stop-signal.ts'

// node api/src/cli/scheduled-backups.ts: writes the backups of BACKUP_CRON, beside copies of `npm run start:api`.
const say = (line: string) => void process.stdout.write(`${line}\n`)
const { cron, dir, keep } = loadConfig(process.env).backup
if (cron === undefined) {
  say('BACKUP_CRON is not set: there are no scheduled backups.')
  await waitForStopSignal()
} else {
  const stop = scheduleBackups({ cron, dir, keep, env: process.env, say })
  say(`Backups are written to ${dir} at ${cron} (UTC); ${keep} stay.`)
  await waitForStopSignal()
  await stop()
}
process.exit(0)
