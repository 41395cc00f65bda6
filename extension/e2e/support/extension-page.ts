import { type BrowserContext, type Page, test } from '@playwright/test'
import { createEmptyDraft } from '../../src/draft/create-empty-draft.ts'
import type { Request, Responses } from '../../src/messages.ts'
import type { QueueEntryView } from '../../src/queue/watch-queue.ts'
import { backgroundOf } from './browser.ts'

/** Opens an extension page, from which tests send requests to the background. */
export async function openExtensionPage(
  context: BrowserContext,
  name = 'options.html',
): Promise<Page> {
  const { host } = new URL((await backgroundOf(context)).url())
  const page = await context.newPage()
  await page.goto(`chrome-extension://${host}/${name}`)
  return page
}

/** Sends a request to the background as the popup does. */
export function sendRequest<T extends Request['type']>(
  page: Page,
  request: Extract<Request, { type: T }>,
): Promise<Responses[T]> {
  return page.evaluate(
    asked => chrome.runtime.sendMessage(asked) as Promise<never>,
    request as never,
  )
}

/** Creates a valid draft. */
export function draftOf(productName: string) {
  const draft = createEmptyDraft(
    crypto.randomUUID(),
    'https://www.lazada.sg/products/cot-i301-s1501.html',
  )
  return { ...draft, productName, totalPrice: '89.90', category: 'Other' }
}

/** Reads the stored queue. */
export function queueOf(page: Page): Promise<QueueEntryView[]> {
  return page.evaluate(async () => {
    const { queue = [] } = await chrome.storage.local.get('queue')
    return queue as never
  })
}

export function badgeOf(page: Page): Promise<string> {
  return page.evaluate(() => chrome.action.getBadgeText({}))
}

/**
 * Terminates the service worker at once, as browsers do to save memory. Playwright cannot evaluate in the
 * service worker that starts afterwards.
 */
export async function killBackground(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  const stopped = new Promise<void>(done => {
    cdp.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const isStopped = versions.every(({ runningStatus }) => runningStatus === 'stopped')
      // The first event may come before any worker is known.
      if (versions.length > 0 && isStopped) done()
    })
  })
  await cdp.send('ServiceWorker.enable')
  await cdp.send('ServiceWorker.stopAllWorkers')
  await stopped
  await cdp.detach()
}

/**
 * Retries the queue until the next attempt is further away than the test timeout, so that no retry alarm
 * fires during the test; returns the time of that alarm. The registry must be unreachable.
 */
export async function postponeRetries(page: Page): Promise<number> {
  const start = Date.now()
  let alarm: number | undefined
  while (alarm === undefined || alarm < start + test.info().timeout) {
    await sendRequest(page, { type: 'retry' })
    alarm = await page.evaluate(async () => (await chrome.alarms.get('queue'))?.scheduledTime)
  }
  return alarm
}

/** Makes the queued products due. The background must not run, since it writes the queue too. */
export async function bringForward(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { queue } = await chrome.storage.local.get('queue')
    const due = (queue as { nextTryAt: number }[]).map(entry => ({ ...entry, nextTryAt: 0 }))
    await chrome.storage.local.set({ queue: due })
    await chrome.alarms.create('queue', { when: Date.now() })
  })
}

/** Counts the items with this name on the public registry. */
export async function countItems(
  { url, demo }: { url: string; demo: { slug: string } },
  name: string,
): Promise<number> {
  const answer = await fetch(`${url}/api/registry/${demo.slug}/items`)
  const { data } = (await answer.json()) as { data: { productName: string }[] }
  return data.filter(({ productName }) => productName === name).length
}
