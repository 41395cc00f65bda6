import { within } from '@testing-library/dom'
import { afterEach, expect, test, vi } from 'vitest'
import { click } from '../../../../../test/components/browser/user.ts'
import { renderElement } from '../../../../../test/components/render-element.ts'
import { contributionDrafts } from '../../give/draft/contribution-drafts.ts'
import { LongPressImage } from './long-press-image.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

/** Returns the URL that the page at `search` offers to open in another browser. */
async function copiedUrl(search: string): Promise<string> {
  history.replaceState(null, '', `/registry/demo${search}`)
  Object.assign(URL, { createObjectURL: () => 'blob:qr', revokeObjectURL: () => undefined })
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const view = within(
    renderElement(<LongPressImage file={new File([''], 'qr.png')} label="PayNow QR" />),
  )
  expect(view.getByText(`${location.host}/registry/demo`)).toBeVisible()
  await click(() => view.getByRole('button', { name: 'Copy Link' }))
  return write.mock.lastCall?.[0] ?? ''
}

test('the link of a payment is copied with its key, which was removed from the URL', async () => {
  sessionStorage.setItem('paymentKey', 'gift-1 secret')
  expect(await copiedUrl('?pay=gift-1')).toBe(
    `${location.origin}/registry/demo?pay=gift-1#key=secret`,
  )
  expect(await copiedUrl('?pay=gift-2')).toBe(location.href)
})

test('the link of a contribution is copied with its amount and method, without personal data', async () => {
  const draft = { name: 'Mei', email: 'mei@example.com', message: 'With love', amount: '30' }
  contributionDrafts.write('item-1', { ...draft, method: 'india-upi' })
  expect(await copiedUrl('?contribute=item-1&step=payment')).toBe(
    `${location.href}&amount=30&method=india-upi`,
  )
})
