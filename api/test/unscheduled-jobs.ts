import { jobs } from '../src/jobs.ts'

/** All jobs without their schedules, by which a worker would enqueue jobs when a minute begins during a test. */
export const unscheduledJobs = jobs.map(({ schedule: _, ...job }) => job)
