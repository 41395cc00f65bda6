import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ExtractedProduct } from '../../../shared/src/retailers/product.ts'
import type { SourcePage } from './capture-pages.ts'

const retailers = fileURLToPath(new URL('../../../shared/src/retailers/', import.meta.url))

export interface Case extends SourcePage {
  name: string
  expected: Partial<ExtractedProduct>
}

/** Loads the fixtures of a retailer, with the page state embedded as on the real site. */
export function retailerFixtures(retailer: 'lazada' | 'shopee'): Case[] {
  const folder = `${retailers}${retailer}/`
  const found = readdirSync(folder).filter(file => file.endsWith('.html'))
  return found.map(file => {
    const name = file.replace('.html', '')
    const { url, pageState, expected } = JSON.parse(readFileSync(`${folder}${name}.json`, 'utf8'))
    const html = readFileSync(`${folder}${file}`, 'utf8')
    return { name: `${retailer}/${name}`, url, expected, html: withState(html, url, pageState) }
  })
}

/** Embeds the page state where the retailer's scripts store it. */
export function withState(html: string, url: string, state: unknown): string {
  if (!state) return html
  const written = JSON.stringify(state).replaceAll('<', '\\u003c')
  if (url.includes('lazada')) return `${html}<script>window.__moduleData__ = ${written}</script>`
  if (html.includes('<h1'))
    return `${html}<script>document.querySelector('h1').__reactFiber$x1 = {
      memoizedProps: {}, return: { memoizedProps: { value: ${written} }, return: null } }</script>`
  const [, shop, item] = /(\d+)[./](\d+)(?=$|[?#])/.exec(url) ?? []
  const cachedMap = `{"${shop}/${item}":${written}}`
  return `${html}<script type="text/mfe-initial-data">{"initialState":{"DOMAIN_PDP":{"data":{"PDP_BFF_DATA":{"cachedMap":${cachedMap}}}}}}</script>`
}
