import { createReadStream } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { solidImage } from '../solid-image.ts'
import { productData, SHOP_PAGES, type ShopPage } from './shop-pages.ts'

const PICTURE = path.resolve(import.meta.dirname, '../../../public/og/registry.jpg')

export interface Shop {
  /** host:port, for the scraper's settings. */
  host: string
  /** Returns the URL of a page, with a unique query string that bypasses caches. */
  page: (name: ShopPage, query?: string) => string
  /** Delays further responses until they are released: all, or those to one host name. */
  hold: (name?: string) => void
  letGo: () => void
  close: () => Promise<void>
}

/** A local retailer with one page of each kind that the tests need. */
export async function openShop(): Promise<Shop> {
  let held: string | undefined
  let gate = Promise.withResolvers<void>()
  gate.resolve()
  const server = createServer((request, response) => {
    const isHeld = held === undefined || held === nameOf(request)
    void (isHeld ? gate.promise : Promise.resolve()).then(() => answer(request, response))
  })
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  const host = `localhost:${port}`
  return {
    host,
    page: (name, query) => `http://${host}/${name}${query ? `?of=${query}` : ''}`,
    hold: name => {
      held = name
      gate = Promise.withResolvers()
    },
    letGo: () => gate.resolve(),
    close: () => {
      server.closeAllConnections()
      return new Promise(resolve => server.close(() => resolve()))
    },
  }
}

function nameOf({ url = '/' }: IncomingMessage): string {
  return path.basename(new URL(url, 'http://localhost').pathname)
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  const name = nameOf(request)
  const send = (type: string, body: string | Buffer) =>
    response.setHeader('content-type', type).end(body)
  if (name === 'picture-1.jpg') {
    createReadStream(PICTURE).pipe(response.setHeader('content-type', 'image/jpeg'))
  } else if (name.startsWith('colour-')) send('image/png', colourOf(name))
  else if (name === 'lamp') send('application/json', JSON.stringify(SCRIPTED))
  else sendPage(name, response)
}

function sendPage(name: string, response: ServerResponse): void {
  const pages: Record<string, string> = SHOP_PAGES
  response.statusCode = pages[name] ? 200 : 404
  response.setHeader('content-type', 'text/html; charset=utf-8').end(pages[name] ?? 'Not here.')
}

const SCRIPTED = productData({
  name: 'Scripted star lamp',
  price: '27.50',
  category: 'Nursery Decor & Lighting',
})

function colourOf(name: string): Buffer {
  const number = Number(/\d/.exec(name)?.[0])
  return solidImage(30 * number, 200 - 20 * number, 120)
}
