import type { BrowserContext, Page } from '@playwright/test'
import { launchWithExtension } from './support/browser.ts'
import {
  ask,
  badgeOf,
  bringForward,
  countItems,
  draftOf,
  killBackground,
  openOwnPage,
  queueOf,
} from './support/own-page.ts'
import { expect, test } from './support/quick-add.ts'
import { lazada } from './support/shops.ts'

const stateOf = async (page: Page) => (await queueOf(page)).map(({ state }) => state)

/** The registry cannot be reached until the function that this gives is called. */
async function takeAway(context: BrowserContext, url: string) {
  await context.route(`${url}/api/**`, route => route.abort('internetdisconnected'))
  return () => context.unroute(`${url}/api/**`)
}

test.describe('a product that was saved', () => {
  test('is sent once, also when background and browser end before the registry is back', async ({
    extension,
    product,
  }) => {
    const name = `Cot that survives ${test.info().testId}`
    const profile = test.info().outputPath('profile')
    const first = await launchWithExtension(extension, profile)
    const page = await openOwnPage(first)
    const signedIn = await ask(page, { type: 'sign-in', ...product.demo })
    expect(signedIn).toMatchObject({ ok: true })

    await takeAway(first, product.url)
    const saved = await ask(page, { type: 'save', draft: draftOf(name) })
    expect(saved).toMatchObject({ kind: 'queued', item: { name, price: '$89.90' } })
    await expect.poll(() => badgeOf(page)).toBe('1')
    await expect.poll(() => queueOf(page)).toMatchObject([{ state: 'waiting', because: 'offline' }])

    await killBackground(page)
    await bringForward(page)
    await expect.poll(async () => (await queueOf(page))[0]?.tries).toBe(2)
    await first.close()
    expect(await countItems(product, name)).toBe(0)

    const second = await launchWithExtension(extension, profile)
    const later = await openOwnPage(second)
    await expect.poll(() => stateOf(later)).toEqual(['sent'])
    await expect.poll(() => badgeOf(later)).toBe('')
    expect(await countItems(product, name)).toBe(1)
    await second.close()
  })

  test('counts once when only the answer was lost', async ({ context, product }) => {
    const name = `Cot with a lost answer ${test.info().testId}`
    const page = await openOwnPage(context)
    await ask(page, { type: 'sign-in', ...product.demo })
    const create = `${product.url}/api/admin/registry/items`
    await context.route(create, async route => {
      await route.fetch()
      await route.abort('internetdisconnected')
    })
    await ask(page, { type: 'save', draft: draftOf(name) })
    await expect.poll(() => queueOf(page)).toMatchObject([{ state: 'waiting', tries: 1 }])
    await context.unroute(create)

    await killBackground(page)
    await ask(page, { type: 'retry' })
    expect(await stateOf(page)).toEqual(['sent'])
    expect(await countItems(product, name)).toBe(1)
  })

  test('can be undone before it was sent, and afterwards', async ({ context, product }) => {
    const name = `Cot of second thoughts ${test.info().testId}`
    const page = await openOwnPage(context)
    await ask(page, { type: 'sign-in', ...product.demo })

    const bringBack = await takeAway(context, product.url)
    const unsent = draftOf(name)
    await ask(page, { type: 'save', draft: unsent })
    await expect.poll(() => badgeOf(page)).toBe('1')
    expect(await ask(page, { type: 'undo', key: unsent.key })).toEqual({ kind: 'undone' })
    await expect.poll(() => badgeOf(page)).toBe('')
    await bringBack()
    await ask(page, { type: 'retry' })
    await expect.poll(() => queueOf(page)).toEqual([])
    expect(await countItems(product, name)).toBe(0)

    const sent = draftOf(name)
    await ask(page, { type: 'save', draft: sent })
    await expect.poll(() => stateOf(page)).toEqual(['sent'])
    expect(await countItems(product, name)).toBe(1)
    expect(await ask(page, { type: 'undo', key: sent.key })).toEqual({ kind: 'undone' })
    expect(await countItems(product, name)).toBe(0)
    expect(await queueOf(page)).toEqual([])

    const again = await ask(page, { type: 'save', draft: sent })
    expect(again.kind === 'queued' && again.key).not.toBe(sent.key)
    await expect.poll(() => stateOf(page)).toEqual(['sent'])
    expect(await countItems(product, name)).toBe(1)
  })

  test('waits when the session has ended, and goes up on connecting again', async ({
    context,
    product,
  }) => {
    const name = `Cot of an ended session ${test.info().testId}`
    const page = await openOwnPage(context)
    await ask(page, { type: 'sign-in', ...product.demo })
    await page.evaluate(async () => {
      await chrome.storage.session.set({ accessToken: 'ended' })
      await chrome.storage.local.set({ refreshToken: 'ended' })
    })
    expect(await ask(page, { type: 'save', draft: draftOf(name) })).toMatchObject({
      kind: 'queued',
    })
    await expect
      .poll(() => queueOf(page))
      .toMatchObject([{ state: 'waiting', because: 'signed-out' }])
    expect(await badgeOf(page)).toBe('1')
    expect(await ask(page, { type: 'save', draft: draftOf(name) })).toEqual({ kind: 'signed-out' })

    await ask(page, { type: 'sign-in', ...product.demo })
    await expect.poll(() => stateOf(page)).toEqual(['sent'])
    expect(await countItems(product, name)).toBe(1)
  })

  test('can be changed when the registry refused it', async ({ context, product }) => {
    const name = `Cot that was refused ${test.info().testId}`
    const page = await openOwnPage(context)
    await ask(page, { type: 'sign-in', ...product.demo })
    const create = `${product.url}/api/admin/registry/items`
    const refusal = { success: false, error: 'This picture is broken.', code: 'IMAGE_UNREADABLE' }
    await context.route(create, route => route.fulfill({ status: 422, json: refusal }))
    await ask(page, { type: 'save', draft: draftOf(name) })
    await expect
      .poll(() => queueOf(page))
      .toMatchObject([{ state: 'refused', message: 'This picture is broken.' }])
    expect(await badgeOf(page)).toBe('')
    await context.unroute(create)

    const [refused] = await queueOf(page)
    const better = { ...refused!.draft, productName: `${name}, changed` }
    await ask(page, { type: 'save', draft: better })
    await expect.poll(() => stateOf(page)).toEqual(['sent'])
    expect(await countItems(product, name)).toBe(0)
    expect(await countItems(product, better.productName)).toBe(1)
  })

  test('raises the quantity of what is there once for its key', async ({ context, product }) => {
    const name = `Cot for twins ${test.info().testId}`
    const page = await openOwnPage(context)
    await ask(page, { type: 'sign-in', ...product.demo })
    await ask(page, { type: 'save', draft: draftOf(name) })
    await expect.poll(() => stateOf(page)).toEqual(['sent'])

    const { productUrl } = draftOf(name)
    const { duplicates } = await ask(page, { type: 'check', productUrl, productName: name })
    const item = duplicates.find(({ productName }) => productName === name)
    expect(item).toMatchObject({ quantity: 1, totalPrice: 8990 })
    const raise = { type: 'raise', itemId: item!.id, key: crypto.randomUUID() } as const
    expect(await ask(page, raise)).toEqual({ kind: 'raised', quantity: 2 })
    expect(await ask(page, raise)).toEqual({ kind: 'raised', quantity: 2 })
  })

  test('lies where no page can read it', async ({ clickOn, context, product }) => {
    const page = await openOwnPage(context)
    await ask(page, { type: 'sign-in', ...product.demo })
    await takeAway(context, product.url)
    await ask(page, { type: 'save', draft: draftOf('Cot out of reach') })
    const tabId = Number(new URL((await clickOn(lazada)).url()).searchParams.get('tabId'))
    const stolen = await page.evaluate(async id => {
      const read = async () => {
        const areas = [chrome.storage.local.get(), chrome.storage.session.get()]
        const found = await Promise.allSettled(areas)
        return found.flatMap(area => (area.status === 'fulfilled' ? Object.keys(area.value) : []))
      }
      const [inPage] = await chrome.scripting.executeScript({ target: { tabId: id }, func: read })
      return inPage?.result
    }, tabId)
    expect(stolen).toEqual([])
  })
})
