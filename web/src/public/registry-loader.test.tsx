import { screen, waitFor } from '@testing-library/dom'
import { beforeAll, describe, expect, test } from 'vitest'
import { advance, advanceUntil, startTestClock } from '../../test/components/browser/clock.ts'
import { route, type StubbedResponse } from '../../test/components/browser/network.ts'
import { click } from '../../test/components/browser/user.ts'
import { openFailedRegistry } from '../../test/components/open-page.tsx'
import { publishRegistry, type VisitedRegistry } from '../../test/components/visited-registry.ts'

/** Step of the clock in ms while waiting for a text. */
const STEP_MS = 100
const LIST = /^GET \/api\/registry\/[^/]+\/items/

let registry: VisitedRegistry

beforeAll(async () => {
  registry = await publishRegistry([{ name: 'Travel pram', price: 420 }])
})

/** Opens the page under a test clock. */
async function open(): Promise<void> {
  const opened = openFailedRegistry(registry.slug)
  startTestClock()
  await opened
}

/** Advances the clock until the page shows this text. */
const untilSaid = (text: string) => advanceUntil(() => screen.queryByText(text) !== null, STEP_MS)

describe('a registry that the server could not load', () => {
  test('is loaded by the browser, after a message', async () => {
    const { promise: response, resolve: respond } = Promise.withResolvers<StubbedResponse>()
    route(LIST, () => response)
    await open()
    await screen.findByText("Getting baby's registry ready...")
    respond('continue')
    await screen.findByRole('article', { name: 'Travel pram' })
    await waitFor(() => expect(document.title).toMatch(/ · Baby Registry$/))
  })

  test('says that it cannot be loaded after the retries', async () => {
    route(LIST, { status: 503 })
    await open()
    await untilSaid('Failed to load registry items. Please refresh the page.')
  })

  test('says how long to wait after 429, and is loaded by Try Again', async () => {
    const restore = route(LIST, { status: 429, headers: { 'retry-after': '45' } })
    await open()
    await untilSaid('Whoa there, baby! We need a little break...')
    expect(screen.getByText('You can try again in about 45 seconds.')).toBeVisible()
    restore()
    await click(() => screen.getByRole('button', { name: 'Try Again' }))
    await advance(1_000)
    await screen.findByRole('article', { name: 'Travel pram' })
  })

  test('says that there is none after 404', async () => {
    route(LIST, { status: 404 })
    await open()
    await untilSaid('This registry could not be found.')
    expect(screen.getByRole('link', { name: 'Create My Registry' })).toBeVisible()
  })
})
