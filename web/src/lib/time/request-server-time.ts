import { noteServerTime } from './server-clock.ts'

/**
 * Asks the server for its time, which `serverNow` then returns. Never rejects. Public pages use it only where they show
 * ages, so that their first visit needs no code for it.
 */
export async function requestServerTime(): Promise<void> {
  try {
    const { headers } = await fetch('/api/health', { method: 'HEAD', cache: 'no-store' })
    noteServerTime(headers)
  } catch {
    // Offline: the device's time is used.
  }
}
