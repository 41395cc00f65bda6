import { createApp } from '../src/app.ts'
import { loadConfig } from '../src/config.ts'
import { createLog } from '../src/create-log.ts'
import { createMail } from '../src/gateways/mail/create-mail.ts'
import type { Mail } from '../src/gateways/mail/mail.ts'
import { createJobWorker } from '../src/jobs/worker/job-worker.ts'
import { loadSecrets } from '../src/secrets.ts'
import { unscheduledJobs } from './unscheduled-jobs.ts'

// Worker process that is killed after the mail server accepted an email, before the job completes.
const config = loadConfig()
const databaseUrl = String(config.databaseUrl)
const log = createLog('silent')
const app = createApp({ config, databaseUrl, secrets: loadSecrets(config.dataDir), log })
const real = createMail(config, app.newId)
const mail: Mail = {
  ...real,
  async send(...parts) {
    await real.send(...parts)
    process.kill(process.pid, 'SIGKILL')
    return new Promise(() => undefined)
  },
}
await createJobWorker({ databaseUrl, jobs: unscheduledJobs, tools: { app, mail } }).start()
