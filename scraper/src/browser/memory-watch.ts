import { type GroupProcess, readGroup } from './group-memory.ts'

export interface MemoryLimits {
  /** Of all processes of the browser together. */
  maxBytes: number
  /** Of one page with its frames. */
  maxPageBytes: number
}

const EVERY_MS = 250

/**
 * Looks at the memory of a browser while pages are read, and ends the page that takes too much of it:
 * the others go on. Without `/proc` there is only the limit of JavaScript's own heap.
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

/** The process to end: the page that is over its limit, or what is largest when all are over theirs. */
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
    // It ended by itself.
  }
}
