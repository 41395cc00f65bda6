import { expect, test } from 'vitest'
import { offlineEntries } from '../../build/offline-entries.ts'

const FILES: Record<string, string> = {
  'offline.html':
    '<link rel="stylesheet" href="/assets/offline-a1.css"><script src="/assets/reload-when-online-b2.js"></script>' +
    '<link rel="preload" href="/assets/figtree-latin-1-c3.woff2">',
  'assets/offline-a1.css':
    'src:url(/assets/figtree-latin-1-c3.woff2),url(/assets/fraunces-latin-1-d4.woff2),url(/assets/figtree-latin-2-e5.woff2)',
  'app.html': '<script src="/assets/app-f6.js"></script>',
}
const entriesOf = (changed: Record<string, string> = {}) =>
  offlineEntries({
    read: file => ({ ...FILES, ...changed })[file] ?? '',
    page: 'offline.html',
    pages: ['offline.html', 'app.html'],
  })

test('the offline page is kept with all that it needs, and nothing else is', () => {
  expect(entriesOf()).toEqual([
    { url: '/offline', revision: expect.stringMatching(/^[0-9a-f]{12}$/) },
    { url: '/assets/offline-a1.css', revision: null },
    { url: '/assets/reload-when-online-b2.js', revision: null },
    { url: '/assets/figtree-latin-1-c3.woff2', revision: null },
    { url: '/assets/fraunces-latin-1-d4.woff2', revision: null },
    { url: '/icons/symbols.svg', revision: expect.stringMatching(/^[0-9a-f]{12}$/) },
  ])
})

test('the worker is another one with each release, and only then', () => {
  expect(entriesOf()).toEqual(entriesOf())
  expect(entriesOf({ 'app.html': '<script src="/assets/app-g7.js">' })[0]).not.toEqual(
    entriesOf()[0],
  )
})
