import type { PublicPageData } from '@registry/shared/public-pages/public-page-data'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { fakeBundle } from '../../../test/fake-bundle.ts'
import { renderPage, scriptJson } from './render-page.ts'

const template =
  '<head><!--app-head--></head><body><div id="root"><!--app-body--></div><!--app-data--></body>'
const bundle = {
  ...fakeBundle,
  sideTemplate: template,
  offlineTemplate: '<main><!--app-body--></main>',
  render: () => ({ head: '<title>Tan</title>', body: '<h1>$& costs $1</h1>' }),
}
const data: PublicPageData = { page: 'error', origin: 'https://registry.example' }
const log = pino({ level: 'silent' })

describe('a rendered page', () => {
  test('has head, body and data in their places, whatever they contain', () => {
    const html = renderPage(bundle, data, log).html
    expect(html).toContain('<head><title>Tan</title></head>')
    expect(html).toContain('<div id="root"><h1>$& costs $1</h1></div>')
    expect(html).toContain('<script type="application/json" id="page-data">{"page":"error"')
  })

  test('still contains its data when rendering throws', () => {
    const render = () => {
      throw new Error('no')
    }
    const html = renderPage({ ...bundle, render }, data, log).html
    expect(html).toContain('<title>Baby Registry</title>')
    expect(html).toContain('id="page-data" data-drawn="false"')
  })

  test('tells the browser when it was only partly rendered', () => {
    const failure = new Error('no')
    const render = () => ({ head: '<title>Tan</title>', body: 'One moment', failure })
    const html = renderPage({ ...bundle, render }, data, log).html
    expect(html).toContain('<title>Tan</title>')
    expect(html).toContain('<div id="root">One moment</div>')
    expect(html).toContain('data-drawn="false"')
  })

  test('for offline use has no data', () => {
    const html = renderPage(bundle, { page: 'offline', origin: data.origin }, log).html
    expect(html).toBe('<main><h1>$& costs $1</h1></main>')
  })

  test('cannot be escaped from by a text in the data', () => {
    const text = scriptJson({ name: '</script><script>alert(1)</script>' })
    expect(text).not.toContain('</script>')
    expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script>' })
  })
})
