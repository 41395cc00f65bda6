import { createCounter, createGauge } from '@registry/shared/metrics/metrics'
import { type GroupProcess, readGroup } from './group-memory.ts'

export interface MemoryLimits {
  /** Limit for all processes of the browser. */
  maxBytes: number
  /** Limit for one page with its frames. */
  maxPageBytes: number
}

const EVERY_MS = 250
/** Without open pages memory hardly grows, so only one check in so many is made; each reads all of `/proc`. */
const IDLE_CHECKS = 20

const memory = createGauge({
  name: 'registry_browser_memory_bytes',
  help: 'Private memory of all processes of the browser; 0 while none runs',
})
const kills = createCounter({
  name: 'registry_browser_kills_total',
  help: 'Pages and browsers that were killed because of their memory',
  labels: ['target'],
})

interface MemoryWatchOptions {
  limits: MemoryLimits
  hasOpenPages(): boolean
  onEnd(ended: GroupProcess): void
  /** Replaces reading `/proc` in tests. */
  readProcesses?: typeof readGroup
}

/**
 * Checks the browser's memory periodically and kills the page that exceeds its limit; other pages are
 * unaffected. Without `/proc` only the JavaScript heap limit applies.
 */
export function watchMemory(
  group: number,
  { limits, hasOpenPages, onEnd, readProcesses = readGroup }: MemoryWatchOptions,
): { stop(): void } {
  let isLooking = false
  let isStopped = false
  let skipped = 0
  const look = async () => {
    if (isLooking) return
    skipped = hasOpenPages() ? 0 : (skipped + 1) % IDLE_CHECKS
    if (skipped > 0) return
    isLooking = true
    const processes = await readProcesses(group)
    if (!isStopped) memory.set(sumBytes(processes))
    const greedy = selectProcessToKill(processes, limits)
    if (greedy) {
      kills.inc({ target: greedy.isRenderer ? 'page' : 'browser' })
      kill(greedy, group)
      onEnd(greedy)
    }
    isLooking = false
  }
  const timer = setInterval(() => void look(), EVERY_MS)
  return {
    stop() {
      isStopped = true
      clearInterval(timer)
      memory.set(0)
    },
  }
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
  if (sumBytes(processes) <= maxBytes) return undefined
  return page && page.bytes * 2 > (largest?.bytes ?? 0) ? page : largest
}

function sumBytes(processes: readonly GroupProcess[]): number {
  return processes.reduce((sum, one) => sum + one.bytes, 0)
}

function kill({ pid, isRenderer }: GroupProcess, group: number): void {
  try {
    process.kill(isRenderer ? pid : -group, 'SIGKILL')
  } catch {
    // The process has exited.
  }
}
