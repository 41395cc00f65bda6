import { whenIdle } from '../../../lib/browser/when-idle.ts'

/** Delay after page load: visitors who act at once have done so, and work no longer competes with them. */
const IDLE_AFTER_MS = 6_000
/** Time after page load until which work waits for an open dialog. */
const DIALOG_UNTIL_MS = 240_000

/**
 * Runs deferrable work some seconds after page load, also on a device that is never idle, but in the first minutes not
 * while a dialog is open. Work that fails is retried when the browser is online again. Returns a function that runs it
 * at once. The signal cancels everything.
 */
export function runWhenIdle(work: () => Promise<void>, signal: AbortSignal): () => void {
  let hasBegun = false
  const run = () => {
    hasBegun = true
    work().catch(() => addEventListener('online', run, { once: true, signal }))
  }
  const begin = () => {
    if (!hasBegun && !signal.aborted) run()
  }
  const wait = () => setTimeout(() => whenIdle(beginUnlessDialog, IDLE_AFTER_MS), IDLE_AFTER_MS)
  const beginUnlessDialog = () => {
    const hasDialog = document.querySelector('dialog[open]')
    if (hasDialog && performance.now() < DIALOG_UNTIL_MS) wait()
    else begin()
  }
  wait()
  return begin
}
