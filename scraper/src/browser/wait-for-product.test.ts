import { describe, expect, test } from 'vitest'
import { type PageObservation, waitForProduct } from './wait-for-product.ts'

const productFingerprint = (html: string) => /S\$\d+/.exec(html)?.[0]
const ENDLESS = Number.POSITIVE_INFINITY

/** Returns one document per snapshot, the last one repeatedly; undefined during a navigation. */
function shows(htmls: (string | undefined)[], state: Partial<PageObservation> = {}) {
  let looks = 0
  return async (): Promise<PageObservation | undefined> => {
    const html = htmls[Math.min(looks++, htmls.length - 1)]
    if (html === undefined) return undefined
    return { url: 'https://shop.test/', html, isLoading: false, quietMs: 0, ...state }
  }
}

describe('waitForProduct', () => {
  test('returns a page as soon as its product is stable', async () => {
    const look = shows(['shell', undefined, 'S$9', 'S$8', 'S$8 and more', 'S$8 at last'])
    expect(await waitForProduct(look, productFingerprint, ENDLESS)).toMatchObject({
      html: 'S$8 and more',
    })
  })

  test('returns a stable product while the page still loads', async () => {
    const look = shows(['S$8'], { isLoading: true })
    expect(await waitForProduct(look, productFingerprint, ENDLESS)).toMatchObject({ html: 'S$8' })
  })

  test('returns a page without a product when it is idle', async () => {
    const look = shows(['about us'], { quietMs: 10_000 })
    expect(await waitForProduct(look, productFingerprint, ENDLESS)).toMatchObject({
      html: 'about us',
    })
  })

  test('returns the last snapshot at the deadline, and throws while still loading', async () => {
    expect(await waitForProduct(shows(['busy']), productFingerprint, 0)).toMatchObject({
      html: 'busy',
    })
    const late = { name: 'TimeoutError' }
    const loading = waitForProduct(shows(['half'], { isLoading: true }), productFingerprint, 0)
    await expect(loading).rejects.toMatchObject(late)
    await expect(waitForProduct(shows([undefined]), productFingerprint, 0)).rejects.toMatchObject(
      late,
    )
  })
})
