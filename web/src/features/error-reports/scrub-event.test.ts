import type { ErrorEvent } from '@sentry/browser'
import { expect, test } from 'vitest'
import { scrubEvent } from './scrub-event.ts'

const MARKERS = [
  'Marker Name',
  'marker@example.com',
  '+65 9876 5432',
  'marker-slug',
  'marker-token-0123456789',
  'marker message',
]

/** An event with every field that the library or its integrations could add. */
const event: ErrorEvent = {
  type: undefined,
  event_id: 'a'.repeat(32),
  level: 'error',
  platform: 'javascript',
  release: 'main-abc.js',
  message: 'Marker Name',
  transaction: '/registry/marker-slug',
  server_name: 'Marker Name',
  user: { id: 'marker@example.com', ip_address: '{{auto}}', username: 'Marker Name' },
  request: {
    url: 'https://registry.example/registry/marker-slug?email=marker@example.com',
    query_string: 'token=marker-token-0123456789',
    cookies: { session: 'marker-token-0123456789' },
    headers: { Referer: 'https://registry.example/registry/marker-slug', Cookie: 'a' },
    data: 'marker message',
  },
  breadcrumbs: [
    { category: 'ui.input', message: 'input[value="Marker Name"]' },
    { category: 'console', message: 'marker message' },
    { category: 'xhr', data: { url: '/api/x?email=marker@example.com', body: 'marker message' } },
  ],
  extra: { form: { name: 'Marker Name' } },
  contexts: { state: { state: { type: 'x', value: { message: 'marker message' } } } },
  tags: { kind: 'render', name: 'Marker Name' },
  exception: {
    values: [
      {
        type: 'Marker Name',
        value:
          'Marker Name <marker@example.com> +65 9876 5432 marker-token-0123456789 "marker message"',
        stacktrace: {
          frames: [
            {
              filename: 'https://registry.example/assets/app-1a2b.js?x=marker-slug',
              function: 'draw',
              lineno: 3,
              colno: 7,
              vars: { name: 'Marker Name' },
              context_line: 'marker message',
              pre_context: ['marker message'],
            },
            { filename: 'https://registry.example/registry/marker-slug', function: 'x' },
            { filename: 'chrome-extension://marker-token-0123456789/a.js', function: 'y' },
          ],
        },
        mechanism: { type: 'page', handled: false, data: { name: 'Marker Name' } },
      },
    ],
  },
}

test('scrubEvent sends only the listed fields', () => {
  const scrubbed = scrubEvent(event, { typed: ['Marker Name'], page: '/registry/marker-slug' })
  const text = JSON.stringify(scrubbed)
  for (const marker of MARKERS) expect(text).not.toContain(marker)
  expect(scrubbed).toMatchObject({
    release: 'main-abc.js',
    tags: { kind: 'render' },
    transaction: '/registry/{slug}',
    request: { url: '/registry/{slug}', headers: { 'User-Agent': navigator.userAgent } },
  })
  expect(scrubbed.exception?.values?.[0]?.stacktrace?.frames).toEqual([
    { filename: '/assets/app-1a2b.js', function: 'draw', lineno: 3, colno: 7 },
    { filename: '[elsewhere]', function: 'x' },
    { filename: '[elsewhere]', function: 'y' },
  ])
  expect(Object.keys(scrubbed).sort()).not.toContain('breadcrumbs')
  expect(scrubbed.user).toBeUndefined()
})
