import { describe, expect, test } from 'vitest'
import { type Look, settle } from './settle.ts'

const productOf = (html: string) => /S\$\d+/.exec(html)?.[0]
const ENDLESS = Number.POSITIVE_INFINITY

/** Shows one document after the other, the last one for ever; undefined is a page on its way. */
function shows(htmls: (string | undefined)[], state: Partial<Look> = {}) {
  let looks = 0
  return async (): Promise<Look | undefined> => {
    const html = htmls[Math.min(looks++, htmls.length - 1)]
    if (html === undefined) return undefined
    return { url: 'https://shop.test/', html, isLoading: false, quietMs: 0, ...state }
  }
}

describe('settle', () => {
  test('gives a page as soon as its product stands still', async () => {
    const look = shows(['shell', undefined, 'S$9', 'S$8', 'S$8 and more', 'S$8 at last'])
    expect(await settle(look, productOf, ENDLESS)).toMatchObject({ html: 'S$8 and more' })
  })

  test('gives a product although the page still loads', async () => {
    const look = shows(['S$8'], { isLoading: true })
    expect(await settle(look, productOf, ENDLESS)).toMatchObject({ html: 'S$8' })
  })

  test('gives a page that says nothing of a product when it has come to rest', async () => {
    const look = shows(['about us'], { quietMs: 10_000 })
    expect(await settle(look, productOf, ENDLESS)).toMatchObject({ html: 'about us' })
  })

  test('gives what there is at the end, and nothing that is not yet a document', async () => {
    expect(await settle(shows(['busy']), productOf, 0)).toMatchObject({ html: 'busy' })
    const late = { name: 'TimeoutError' }
    const loading = settle(shows(['half'], { isLoading: true }), productOf, 0)
    await expect(loading).rejects.toMatchObject(late)
    await expect(settle(shows([undefined]), productOf, 0)).rejects.toMatchObject(late)
  })
})
