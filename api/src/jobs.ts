import { authJobs } from './features/auth/auth-jobs.ts'
import type { Job } from './jobs/define-job.ts'
import { forgetOldAnswers } from './jobs/forget-old-answers.ts'

/** Every job that the api's own processes run. */
export const jobs: readonly Job[] = [...authJobs, forgetOldAnswers]
