/** Measures the phases of a test run; the times of a repeated phase are added. */
export interface Phases {
  time<T>(name: string, run: () => Promise<T>): Promise<T>
  /** The phases in order of their beginning, then the whole time, on one line. */
  summary(): string
}

interface PhasesOptions {
  /** Milliseconds spent on the installation before this process began. */
  installation?: number
  /** Milliseconds since this process began. */
  now?: () => number
}

export function createPhases(options: PhasesOptions = {}): Phases {
  const { installation = 0, now = () => performance.now() } = options
  const durations = new Map<string, number>([['installation', installation]])
  return {
    async time(name, run) {
      const start = now()
      durations.set(name, durations.get(name) ?? 0)
      try {
        return await run()
      } finally {
        durations.set(name, (durations.get(name) ?? 0) + now() - start)
      }
    },
    summary() {
      const parts = [...durations]
        .filter(([, duration]) => duration >= 500)
        .map(([name, duration]) => `${name} ${inSeconds(duration)}`)
      return [...parts, `total ${formatTotal(installation + now())}`].join(' · ')
    },
  }
}

function inSeconds(milliseconds: number): string {
  return `${Math.round(milliseconds / 1000)} s`
}

function formatTotal(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000)
  if (seconds < 120) return `${seconds} s`
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
