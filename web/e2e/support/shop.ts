import { createReadStream } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

const PICTURE = path.resolve(import.meta.dirname, '../../public/og/registry.jpg')
const CORPUS_PAGES = path.resolve(
  process.env.CORPUS_DIR ?? path.resolve(import.meta.dirname, '../../../../shared/data'),
  'pages',
)

export interface Shop {
  /** host:port, as the scraper must be told. */
  host: string
  /** Address of one of its pages. */
  page: (name: 'night-light' | 'about-us' | `corpus/${string}`) => string
  close: () => Promise<void>
}

/** Where a saved page of a real shop lies. */
export function savedPage(file: string): string {
  return path.join(CORPUS_PAGES, file)
}

/** A small shop on this machine: a product with a price in Singapore dollars, and saved real pages. */
export async function openShop(): Promise<Shop> {
  const server = createServer((request, response) => answer(request.url ?? '/', response))
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  const host = `localhost:${port}`
  return {
    host,
    page: name => `http://${host}/${name}`,
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}

function answer(url: string, response: ServerResponse): void {
  if (/^\/picture-\d\.jpg$/.test(url)) {
    response.setHeader('content-type', 'image/jpeg')
    createReadStream(PICTURE).pipe(response)
    return
  }
  response.setHeader('content-type', 'text/html; charset=utf-8')
  if (url === '/night-light') response.end(NIGHT_LIGHT)
  else if (url.startsWith('/corpus/')) {
    createReadStream(savedPage(path.basename(url))).pipe(response)
  } else response.end(ABOUT_US)
}

const NIGHT_LIGHT = `<!doctype html>
<html lang="en-SG"><head><title>Moon night light | Little Lamp Shop</title>
<meta property="og:type" content="product">
<meta property="og:title" content="Moon night light">
<meta property="og:image" content="/picture-1.jpg">
<script type="application/ld+json">${JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Moon night light',
  description: 'A soft light for the night feeds. Rechargeable, and silent.',
  category: 'Nursery Decor & Lighting',
  image: ['/picture-1.jpg'],
  offers: {
    '@type': 'Offer',
    price: '45.90',
    priceCurrency: 'SGD',
    availability: 'https://schema.org/InStock',
  },
})}</script></head>
<body><main><h1>Moon night light</h1><p class="price">S$45.90</p>
<img src="/picture-1.jpg" width="1200" height="630" alt="Moon night light">
<button>Add to cart</button></main></body></html>`

const ABOUT_US = `<!doctype html>
<html lang="en"><head><title>About us</title></head>
<body><main><h1>About us</h1><p>We have sold lamps for a long time.</p></main></body></html>`
