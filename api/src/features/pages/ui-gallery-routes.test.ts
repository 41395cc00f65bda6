import { afterEach, expect, test } from 'vitest'
import { startApi } from '../../../test/start-api.ts'
import { startPages } from '../../../test/start-pages.ts'

const opened: { stop(): Promise<void> }[] = []
afterEach(async () => {
  for (const part of opened.splice(0).toReversed()) await part.stop()
})

async function openGallery(env: Record<string, string>, headers: Record<string, string> = {}) {
  const api = await startApi({ env })
  const pages = await startPages(api)
  opened.push(api, pages)
  return fetch(`${pages.url}/dev/ui`, { redirect: 'manual', headers })
}

test('/dev/ui serves the owner pages in development', async () => {
  const response = await openGallery({ NODE_ENV: 'development' })
  expect([response.status, response.headers.get('x-robots-tag')]).toEqual([
    200,
    'noindex, nofollow',
  ])
})

test.each([
  ['outside development', 'test', {}],
  ['for a proxied request', 'development', { 'x-forwarded-for': '127.0.0.1' }],
])('/dev/ui redirects to the registry %s', async (_, nodeEnv, headers) => {
  const response = await openGallery({ NODE_ENV: nodeEnv }, headers)
  expect([response.status, response.headers.get('location')]).toEqual([302, '/registry'])
})
