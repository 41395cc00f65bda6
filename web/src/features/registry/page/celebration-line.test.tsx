import { updateRegistryHeader } from '@registry/shared/contract/registry/registry-header'
import { singaporeDate } from '@registry/shared/registries/celebration'
import { screen } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { sendEvent } from '../../../../test/components/browser/event-source.ts'
import { openLive } from '../../../../test/components/live-registry.ts'
import { publishRegistry } from '../../../../test/components/visited-registry.ts'

const DAY_MS = 86_400_000

test('the days to the celebration follow the clock of the server where that of the device is wrong', async () => {
  const { call, slug } = await publishRegistry([{ name: 'Travel pram', price: 420 }])
  const now = Date.now()
  await call(updateRegistryHeader, { body: { celebration: singaporeDate(now + 10 * DAY_MS) } })
  await openLive(slug, new Date(now + 3 * DAY_MS))
  expect(screen.getByText('7 days to go')).toBeVisible()
  sendEvent('hello')
  expect(await screen.findByText('10 days to go')).toBeVisible()
})

test('the days to the celebration count on when a page that was open overnight is shown again', async () => {
  const { call, slug } = await publishRegistry([{ name: 'Travel pram', price: 420 }])
  const now = Date.now()
  await call(updateRegistryHeader, { body: { celebration: singaporeDate(now + 10 * DAY_MS) } })
  await openLive(slug, new Date(now))
  vi.setSystemTime(now + DAY_MS)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByText('9 days to go')).toBeVisible()
})
