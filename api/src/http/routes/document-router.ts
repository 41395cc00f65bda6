import { Router } from '@koa/router'
import { contract } from '@registry/shared/contract/contract'
import type { Endpoint } from '@registry/shared/contract/endpoint'
import { errorsOf } from '@registry/shared/contract/endpoint-errors'
import { escapeHtml } from '@registry/shared/html/escape-html'
import { once } from '@registry/shared/lazy/once'
import { openApiDocument } from './open-api.ts'

const CALLER: Record<Endpoint['access'], string> = {
  anyone: 'anyone',
  visitor: 'a visitor session',
  user: "the registry's owner",
  admin: 'an administrator',
}

function endpointRow(endpoint: Endpoint): string {
  const codes = errorsOf(endpoint)
    .map(code => `<code>${code}</code>`)
    .join(' ')
  return `<tr><td><code>${endpoint.method}</code></td><td><code>/api${escapeHtml(endpoint.path)}</code></td>
    <td>${escapeHtml(endpoint.summary)}</td><td>${CALLER[endpoint.access]}</td><td>${codes}</td></tr>`
}

function section(name: string, endpoints: Endpoint[]): string {
  return `<section><h2>${escapeHtml(name)}</h2><div class="table" tabindex="0" role="region" aria-label="${escapeHtml(name)}"><table>
    <thead><tr><th>Method</th><th>Path</th><th>What it does</th><th>Who may call</th><th>Own failures</th></tr></thead>
    <tbody>${endpoints.map(endpointRow).join('')}</tbody></table></div></section>`
}

/** Returns the API documentation as an HTML page; /api/openapi.json is the machine-readable form. */
function apiDocsPage(contract: Record<string, Endpoint[]>): string {
  const sections = Object.entries(contract).map(([name, endpoints]) => section(name, endpoints))
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Baby Registry API</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="icon" href="/icons/mark.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/api/docs.css"></head><body><main>
    <h1>Baby Registry API</h1>
    <p>JSON in and out. Amounts are dollars with at most two decimals. A failure is
    <code>{ success: false, error, code, fields?, requestId }</code>.
    The same for machines: <a href="/api/openapi.json">openapi.json</a>.</p>
    ${sections.join('')}</main></body></html>`
}

const API_DOCS_CSS = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
.table { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .5rem .75rem; border-bottom: 1px solid #8886; }
code { font-size: .875em; }
`

// Created when they are read first, because the document uses 1 MB of memory.
const document = once(() => openApiDocument(contract))
const page = once(() => apiDocsPage(contract))

/** Creates the router for /api/docs and /api/openapi.json. */
export function documentRouter(): Router {
  const router = new Router({ prefix: '/api' })
  router.get('/openapi.json', ctx => {
    ctx.body = document()
  })
  router.get('/docs', ctx => {
    ctx.type = 'html'
    ctx.body = page()
  })
  router.get('/docs.css', ctx => {
    ctx.type = 'css'
    ctx.body = API_DOCS_CSS
  })
  return router
}
