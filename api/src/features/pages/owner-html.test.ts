import { describe, expect, test } from 'vitest'
import { ownerHtml } from './owner-html.ts'

const bundle = {
  appTemplate:
    '<head><!--of /dashboard <link href="/list.js">--><!--of /settings <link href="/form.js">--></head><div id="root"><!--app-waiting--></div>',
  ownerWaiting: '<main>$& items</main>',
}

describe("a page of the owner's area", () => {
  test('says without scripts that it needs them', () => {
    const template = { ...bundle, appTemplate: '<noscript><!--no-scripts--></noscript>' }
    expect(ownerHtml(template, '/admin')).toContain('<noscript>This page needs JavaScript.')
  })

  test('preloads its own files, and has the frame on the dashboard', () => {
    expect(ownerHtml(bundle, '/dashboard')).toBe(
      '<head><link href="/list.js"></head><div id="root"><main>$& items</main></div>',
    )
  })

  test('has no content on other pages', () => {
    expect(ownerHtml(bundle, '/settings')).toBe(
      '<head><link href="/form.js"></head><div id="root"></div>',
    )
    expect(ownerHtml(bundle, '/admin')).toBe('<head></head><div id="root"></div>')
  })
})
