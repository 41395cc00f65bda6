import { authJobs } from './features/auth/auth-jobs.ts'
import type { Job } from './jobs/define-job.ts'

/** Every job that this process works on; the scraper has its own. */
export const jobs: readonly Job[] = [...authJobs]
