import type { RequestListener } from 'node:http'

export const STROLLER_PAGE = `<!doctype html><html lang="en"><head>
<meta charset="utf-8"><title>Moonbow Stroller | Small Shop</title>
<script type="application/ld+json">{
  "@context": "https://schema.org", "@type": "Product", "name": "Moonbow Stroller",
  "image": "/images/moonbow.jpg", "description": "Folds with one hand.",
  "offers": { "@type": "Offer", "price": "489.90", "priceCurrency": "SGD" }
}</script></head><body><h1>Moonbow Stroller</h1><p class="price">S$489.90</p></body></html>`

const ROBOT_PAGE =
  '<title>Robot Check</title><p>Enter the characters you see below</p>' +
  '<form action="/errors/validateCaptcha"></form>'

/** Web server with one page of each kind; `html` adds paths. */
export function shop(html: Record<string, string> = {}): RequestListener {
  const pages: Record<string, { status: number; body: string; type?: string }> = {
    '/stroller': { status: 200, body: STROLLER_PAGE },
    '/halves': { status: 200, body: STROLLER_PAGE.replaceAll('Moonbow', 'Moonbow \\ud83d') },
    '/about': { status: 200, body: '<title>About us</title><h1>About us</h1><p>Since 1999.</p>' },
    '/gone': { status: 404, body: '<title>Not found</title>' },
    '/robot': { status: 404, body: ROBOT_PAGE },
    '/denied': { status: 403, body: '<title>Denied</title>' },
    '/broken': { status: 500, body: '<title>Error</title>' },
    '/film.mp4': { status: 200, body: 'x'.repeat(5_000_001), type: 'video/mp4' },
    '/manual.pdf': { status: 200, body: '%PDF-1.7', type: 'application/pdf' },
  }
  return (request, response) => {
    const path = request.url?.split('?')[0] ?? ''
    const page = html[path] ? { status: 200, body: html[path] } : pages[path]
    const { status, body, type = 'text/html' } = page ?? { status: 404, body: '', type: undefined }
    response.writeHead(status, { 'content-type': type }).end(body)
  }
}
