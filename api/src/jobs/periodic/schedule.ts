/** When a periodic job runs. */
export interface Schedule {
  /** Crontab pattern in UTC. */
  pattern: string
  /** Seconds between two runs. */
  periodS: number
}

/** Returns the schedule of a job that runs every hour at a minute. */
export const hourly = (minute: number): Schedule => ({
  pattern: `${minute} * * * *`,
  periodS: 3_600,
})

/** Returns the schedule of a job that runs every day at a time in UTC. */
export const daily = (hour: number, minute: number): Schedule => ({
  pattern: `${minute} ${hour} * * *`,
  periodS: 86_400,
})
