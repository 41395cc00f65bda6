import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrowserContext, Route } from '@playwright/test'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const corpus = resolve(root, process.env.CORPUS_DIR ?? '../shared/data', 'pages')

/** A page to serve under the retailer's URL. */
export interface ShopPage {
  url: string
  file: string
  /** Text to replace in the file. */
  swap?: readonly [from: string, to: string]
}

export const fixturePage = (url: string, name: string): ShopPage => ({
  url,
  file: fileURLToPath(new URL(`../pages/${name}`, import.meta.url)),
})
export const savedPage = (url: string, name: string): ShopPage => ({
  url,
  file: resolve(corpus, name),
})
export const isAvailable = ({ file }: ShopPage): boolean => existsSync(file)

/**
 * Returns the page under a unique URL, so that the registry does not treat it as a duplicate of another
 * test's item: the digits of a Lazada product or an article are replaced.
 */
export function withUniqueProduct(page: ShopPage, seed: string): ShopPage {
  const [, id] = /-(?:i\d)?(\d{8})(?:-s|$)/.exec(page.url) ?? []
  if (!id) return page
  const hash = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 89_999_999, 7)
  const own = String(10_000_000 + hash)
  return { ...page, url: page.url.replaceAll(id, own), swap: [id, own] }
}

/**
 * Serves a retailer's page from a file and generated images. Requests to other hosts are aborted, except
 * to the registry.
 */
export async function serveShop(context: BrowserContext, page: ShopPage, registryUrl: string) {
  const [from, to] = page.swap ?? ['', '']
  const saved = await readFile(page.file)
  const body = page.swap ? saved.toString().replaceAll(from, to) : saved
  await context.route(
    url => url.protocol === 'https:',
    route => answer(route, page, body),
  )
  await context.route(
    url => url.protocol === 'http:' && url.origin !== registryUrl,
    route => route.abort(),
  )
}

async function answer(route: Route, page: ShopPage, body: Buffer | string) {
  const request = route.request()
  if (request.url() === page.url && request.isNavigationRequest()) {
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body })
  }
  if (request.resourceType() === 'image') {
    return route.fulfill({ contentType: 'image/svg+xml', body: drawing(request.url()) })
  }
  return route.abort()
}

/** Generates an SVG image whose colour depends on the URL. */
function drawing(url: string): string {
  const hue = [...url].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="400" height="400">
    <circle cx="48" cy="42" r="33" fill="hsl(${hue} 70% 92%)"/>
    <circle cx="48" cy="42" r="24" fill="hsl(${hue} 55% 65%)"/><path d="M30 74h36l4 11H26z" fill="#c98f58"/>
  </svg>`
}
