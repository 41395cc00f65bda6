import type { BrowserContext, Worker } from '@playwright/test'
import { backgroundOf, closeWelcome, EXTENSION_ID, launchWithExtension } from './support/browser.ts'
import {
  badgeOf,
  bringForward,
  countItems,
  draftOf,
  killBackground,
  openExtensionPage,
  postponeRetries,
  queueOf,
  sendRequest,
} from './support/extension-page.ts'
import { expect, test } from './support/quick-add.ts'

const WELCOME = `chrome-extension://${EXTENSION_ID}/welcome.html`
const urlsOf = (browser: BrowserContext) => browser.pages().map(page => page.url())
const triesOf = (queue: { tries: number }[]) => queue.reduce((sum, { tries }) => sum + tries, 0)

test('the welcome page opens once, and queued products survive restarts of background and browser', async ({
  extension,
  product,
}) => {
  const unsent = `Cot that survives ${test.info().testId}`
  const lost = `Cot with a lost response ${test.info().testId}`
  const counts = () => Promise.all([lost, unsent].map(name => countItems(product, name)))
  const profile = test.info().outputPath('profile')
  const first = await launchWithExtension(extension, profile)
  await test.step('opens the welcome page', async () => {
    expect(new URL((await backgroundOf(first)).url()).host).toBe(EXTENSION_ID)
    await expect.poll(() => urlsOf(first)).toContain(WELCOME)
    await closeWelcome(first) // tab events would wake the background
  })

  const page = await openExtensionPage(first)
  expect(await sendRequest(page, { type: 'sign-in', ...product.demo })).toMatchObject({ ok: true })
  const offline = { state: 'waiting', because: 'offline' }
  await test.step('queues a product whose response was lost', async () => {
    await first.route(`${product.url}/api/admin/registry/items`, async route => {
      await route.fetch()
      await route.abort('internetdisconnected')
    })
    await sendRequest(page, { type: 'save', draft: draftOf(lost) })
    await expect.poll(() => queueOf(page)).toMatchObject([offline])
    await expect.poll(() => badgeOf(page)).toBe('1')
  })
  await test.step('queues a product while the registry is unreachable', async () => {
    await first.route(`${product.url}/api/**`, route => route.abort('internetdisconnected'))
    const saved = await sendRequest(page, { type: 'save', draft: draftOf(unsent) })
    expect(saved).toMatchObject({ kind: 'queued', item: { name: unsent, price: '$89.90' } })
    await expect.poll(() => queueOf(page)).toMatchObject([offline, offline])
    await expect.poll(() => badgeOf(page)).toBe('2')
    await expect.poll(counts).toEqual([1, 0])
  })
  await test.step('retries by an alarm that starts a new background', async () => {
    const alarm = await postponeRetries(page)
    const before = await queueOf(page)
    expect(alarm).toBe(Math.min(...before.map(({ nextTryAt }) => nextTryAt)))
    await killBackground(page)
    await bringForward(page)
    // The first failed attempt delays the other product.
    await expect.poll(async () => triesOf(await queueOf(page))).toBe(triesOf(before) + 1)
    await expect.poll(() => queueOf(page)).toMatchObject([offline, offline])
    await first.close()
  })

  const second = await launchWithExtension(extension, profile)
  await test.step('adds both once after a browser restart, without the welcome page', async () => {
    await expect.poll(async () => hasMenu(await backgroundOf(second))).toBe(true)
    const later = await openExtensionPage(second)
    // Sent products leave the queue after a minute.
    const unsentOf = async () => (await queueOf(later)).filter(({ state }) => state !== 'sent')
    await expect.poll(unsentOf).toEqual([])
    await expect.poll(() => badgeOf(later)).toBe('')
    await expect.poll(counts).toEqual([1, 1])
    expect(urlsOf(second)).not.toContain(WELCOME)
  })
  await second.close()
})

/** Returns whether the context menu has the entry: updating a missing entry fails. */
const hasMenu = (background: Worker) =>
  background.evaluate(() =>
    chrome.contextMenus.update('add', { enabled: true }).then(
      () => true,
      () => false,
    ),
  )
