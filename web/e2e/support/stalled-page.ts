import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** Milliseconds within which a page that is not stalled runs a script and renders a frame. */
const RESPONSE_MS = 5000

/**
 * Describes which part of a page is stalled: its scripts, or only the rendering of frames, for which every
 * click waits. Tells a defect of the page from one of the browser after a test timed out.
 */
export async function describeStall(page: Page): Promise<string> {
  if (page.isClosed()) return 'The page is closed.'
  const scripts = await responds(page.evaluate(() => document.readyState))
  if (!scripts) return `The page runs no script: ${page.url()}`
  const frames = await responds(page.evaluate(() => new Promise(requestAnimationFrame)))
  return frames
    ? `The page runs scripts and renders frames: ${page.url()}`
    : `The page runs scripts, but renders no frame: ${page.url()}`
}

/** Returns false if the promise is rejected or still pending after RESPONSE_MS. */
function responds(response: Promise<unknown>): Promise<boolean> {
  const responded = response.then(
    () => true,
    () => false,
  )
  return Promise.race([responded, delay(RESPONSE_MS, false)])
}
