/** Result of a scenario. */
export interface Outcome {
  /** Measured values, as one line. */
  figure: string
  /** Null when this machine cannot run the scenario; the figure then says why. */
  holds: boolean | null
}

/** Whether the scenarios that are shortened by default run at full length. */
export const isFullRun = process.env.CHAOS_FULL === '1'

/** A failure test of the running product. */
export interface Scenario {
  /** Name on the command line. */
  id: string
  /** The promise under test, with the scale of the run. */
  promise: string
  /** Causes the failure and measures the product. Throws when the failure could not be caused. */
  run(): Promise<Outcome>
}
