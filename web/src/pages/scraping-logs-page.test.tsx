import { screen, waitFor } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { route, sentRequests } from '../../test/components/browser/network.ts'
import { click, user } from '../../test/components/browser/user.ts'
import { signInLegacyAdmin } from '../../test/components/legacy-admin.ts'
import { openPage } from '../../test/components/open-page.tsx'
import { signUp } from '../../test/components/sign-up.ts'
import type { ScrapeLog } from '../features/scraping-logs/log-list.tsx'

const LIST = /^GET \/api\/admin\/scraping\/logs\?/
const ID = '0199a1b2-0000-7000-8000-000000000001'

const LIGHT: ScrapeLog = {
  ...{ id: ID, url: 'https://shop.example/night-light', domain: 'shop.example', retailer: null },
  ...{ status: 'success', stage: null, method: 'http', durationMs: 420, error: null, code: null },
  ...{ fieldsFound: ['name', 'price'], createdAt: '2026-11-20T02:00:00.000Z' },
}

const row = (path: string) =>
  screen.queryAllByRole('listitem').find(({ textContent }) => textContent.includes(path))

describe('the scraping logs', () => {
  test('say that they did not load, and load with Try Again', async () => {
    await signInLegacyAdmin()
    // Component tests run without the scraper, which writes the log.
    route(LIST, { json: { success: true, logs: [LIGHT], total: 1 } })
    const failing = route(LIST, {
      status: 400,
      json: { success: false, error: 'No', code: 'FORBIDDEN' },
    })
    await openPage('/scraping-logs')
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not load the log')
    failing()
    await click(() => screen.getByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(row('/night-light')).toBeVisible())
  })

  test('are refused to an owner who is no administrator', async () => {
    await signUp()
    await openPage('/scraping-logs')
    await screen.findByText('This page is for administrators')
    expect(sentRequests(LIST)).toEqual([])
    await user.click(screen.getByRole('link', { name: 'Go to Dashboard' }))
    await screen.findByText('No items in your registry yet')
    expect(screen.queryByRole('link', { name: 'Scraping logs' })).toBeNull()
  })
})
