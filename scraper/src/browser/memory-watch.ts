import { type GroupProcess, readGroup } from './group-memory.ts'

export interface MemoryLimits {
  /** Limit for all processes of the browser. */
  maxBytes: number
  /** Limit for one page with its frames. */
  maxPageBytes: number
}

const EVERY_MS = 250

/**
 * Checks the browser's memory periodically and kills the page that exceeds its limit; other pages are
 * unaffected. Without `/proc` only the JavaScript heap limit applies.
 */
export function watchMemory(
  group: number,
  limits: MemoryLimits,
  onEnd: (ended: GroupProcess) => void,
): { stop(): void } {
  let isLooking = false
  const look = async () => {
    if (isLooking) return
    isLooking = true
    const greedy = selectProcessToKill(await readGroup(group), limits)
    if (greedy) {
      kill(greedy, group)
      onEnd(greedy)
    }
    isLooking = false
  }
  const timer = setInterval(() => void look(), EVERY_MS)
  return { stop: () => clearInterval(timer) }
}

/** Selects the process to kill: a page above its limit, or the largest process when the total is exceeded. */
export function selectProcessToKill(
  processes: readonly GroupProcess[],
  { maxBytes, maxPageBytes }: MemoryLimits,
): GroupProcess | undefined {
  const [largest] = processes.toSorted((a, b) => b.bytes - a.bytes)
  const pages = processes.filter(one => one.isRenderer).toSorted((a, b) => b.bytes - a.bytes)
  const [page] = pages
  if (page && page.bytes > maxPageBytes) return page
  const total = processes.reduce((sum, one) => sum + one.bytes, 0)
  if (total <= maxBytes) return undefined
  return page && page.bytes * 2 > (largest?.bytes ?? 0) ? page : largest
}

function kill({ pid, isRenderer }: GroupProcess, group: number): void {
  try {
    process.kill(isRenderer ? pid : -group, 'SIGKILL')
  } catch {
    // The process has exited.
  }
}
