import { screen, waitFor, within } from '@testing-library/dom'
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { advance, advanceUntil, startTestClock } from '../../../../test/components/browser/clock.ts'
import {
  route,
  type SentRequest,
  type StubbedResponse,
  sentRequests,
} from '../../../../test/components/browser/network.ts'
import { click } from '../../../../test/components/browser/user.ts'
import {
  goToPayment,
  publishRegistry,
  startContribution,
  type VisitedRegistry,
  visitRegistry,
} from '../../../../test/components/visited-registry.ts'

const MONITOR = 'Video baby monitor'
const PAYNOW_QR = /^POST \/api\/generate-paynow-qr/
const DETAILS = /payment-details/
const SESSION = /^POST \/api\/auth\/session/
const UPI_QR = /^POST \/api\/generate-upi-qr/

let registry: VisitedRegistry
let dialog: HTMLElement

beforeAll(async () => {
  registry = await publishRegistry([{ name: MONITOR, price: 250 }])
})
beforeEach(async () => {
  await visitRegistry(registry.slug)
  await startContribution(MONITOR)
  dialog = await goToPayment()
})

function respondInTurn(pattern: RegExp, responses: readonly StubbedResponse[]): void {
  const waiting = [...responses]
  route(pattern, () => waiting.shift() ?? 'continue')
}

const choose = (method: RegExp) => click(() => within(dialog).getByRole('button', { name: method }))
const retry = (name: string) => click(() => within(dialog).getByRole('button', { name }))

describe('a PayNow code that fails to load', () => {
  test('is loaded once the connection is restored', async () => {
    respondInTurn(PAYNOW_QR, ['lost'])
    await choose(/^PayNow/)
    const alert = await within(dialog).findByRole('alert')
    within(alert).getByRole('button').focus()
    window.dispatchEvent(new Event('online'))
    await within(dialog).findByRole('img', { name: /PayNow QR/ })
    expect(within(dialog).getByRole('region', { name: /PayNow/ })).toHaveFocus()
  })

  test('shows the failure, reloads on Retry, and reloads when the step opens again', async () => {
    const internal = { success: false, error: 'Something else', code: 'INTERNAL' }
    respondInTurn(PAYNOW_QR, [{ status: 500, json: internal }, 'lost'])
    await choose(/^PayNow/)
    for (const requests of [1, 2]) {
      const alert = await within(dialog).findByRole('alert')
      expect(alert).toHaveTextContent(
        'Failed to generate QR code Unable to generate QR code. Please try again.',
      )
      expect(sentRequests(PAYNOW_QR)).toHaveLength(requests)
      await retry('Retry')
      expect(within(dialog).getByRole('region', { name: 'Pay with PayNow' })).toHaveFocus()
      await waitFor(() => expect(sentRequests(PAYNOW_QR)).toHaveLength(requests + 1))
    }
    await within(dialog).findByRole('img', { name: /PayNow QR/ })
    expect(sentRequests(PAYNOW_QR)).toHaveLength(3)
    await visitRegistry(registry.slug, location.search)
    await screen.findByRole('img', { name: /PayNow QR/ })
    expect(sentRequests(PAYNOW_QR)).toHaveLength(4)
  })
})

describe('a UPI code that fails to load', () => {
  test('shows a text per kind of failure, and reloads on Try Again', async () => {
    const validation = { code: 'VALIDATION_FAILED', error: 'Please check what you entered.' }
    const failures: [StubbedResponse, string][] = [
      [
        { status: 503, json: { success: false, error: 'The bank sleeps.', code: 'UNAVAILABLE' } },
        'The bank sleeps.',
      ],
      [{ status: 502, body: 'Bad gateway' }, 'Failed to generate UPI QR code'],
      ['lost', 'Network error occurred'],
      [
        {
          status: 400,
          json: { success: false, ...validation, fields: { amount: 'Valid amount is required' } },
        },
        'Valid amount is required',
      ],
    ]
    respondInTurn(
      UPI_QR,
      failures.map(([response]) => response),
    )
    await choose(/^UPI/)
    for (const [, sentence] of failures) {
      await waitFor(() =>
        expect(within(dialog).getByRole('alert')).toHaveTextContent(
          `QR Generation Failed ${sentence}`,
        ),
      )
      await retry('Try Again')
    }
    const code = await within(dialog).findByRole('img', { name: /UPI QR code to pay ₹330/ })
    expect(code).toHaveStyle({ inlineSize: '125px', blockSize: '125px' })
    expect(sentRequests(UPI_QR)).toHaveLength(failures.length + 1)
  })
})

describe('payment details that fail to load', () => {
  /** Chooses a method and moves the clock over the pauses before the two retries. */
  async function chooseAndRetry(method: RegExp): Promise<void> {
    startTestClock()
    await choose(method)
    for (const requests of [2, 3]) {
      await advanceUntil(() => sentRequests(DETAILS).length === requests, 100)
    }
  }

  test('are reloaded on Try Again', async () => {
    respondInTurn(DETAILS, [{ status: 500 }, 'lost', { status: 503 }])
    await chooseAndRetry(/^Wise/)
    const alert = await within(dialog).findByRole('alert')
    expect(alert).toHaveTextContent('Unable to fetch the payment details. Please try again.')
    await retry('Try Again')
    await within(dialog).findByRole('link', { name: 'Open Wise' })
    expect(sentRequests(DETAILS)).toHaveLength(4)
  })

  test('are expanded again when a retry fails, although the visitor has collapsed them', async () => {
    route(DETAILS, { status: 503 })
    await chooseAndRetry(/^Wise/)
    const fold = (await within(dialog).findByRole('alert')).closest('details')
    await click(() => within(dialog).getByText('Copy the details instead'))
    await waitFor(() => expect(fold).not.toHaveAttribute('open'))
    window.dispatchEvent(new Event('online'))
    for (const requests of [4, 5, 6]) {
      await advanceUntil(() => sentRequests(DETAILS).length === requests, 100)
    }
    await waitFor(() => expect(fold).toHaveAttribute('open'))
  })

  test('are reloaded by themselves after a failure of a moment', async () => {
    respondInTurn(DETAILS, [{ status: 503 }, 'lost'])
    await chooseAndRetry(/^UPI/)
    await within(dialog).findByRole('button', { name: 'Copy UPI ID' })
    expect(sentRequests(DETAILS)).toHaveLength(3)
  })

  test('of a step reloaded offline are loaded by themselves once the connection is restored', async () => {
    await choose(/^Wise/)
    await within(dialog).findByRole('link', { name: 'Open Wise' })
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    onTestFinished(() => onLine.mockRestore())
    // A reloaded page has no session yet, so it sends no request for the details.
    const restore = route(SESSION, 'lost')
    const earlier = sentRequests(SESSION).length
    await visitRegistry(registry.slug, location.search)
    const alert = await screen.findByText('Unable to fetch the payment details. Please try again.')
    // Offline, nothing is gained by the retries, which would delay the failure by 3 s.
    expect(sentRequests(SESSION)).toHaveLength(earlier + 1)
    restore()
    onLine.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await screen.findByRole('link', { name: 'Open Wise' })
    expect(alert).not.toBeInTheDocument()
  })
})

describe('a server that accepts requests and does not respond', () => {
  const never = ({ signal }: SentRequest) =>
    new Promise<StubbedResponse>((_, reject) => signal?.addEventListener('abort', reject))
  const SLOW = 'This is taking longer than usual. You can wait, or try again.'

  test.each([
    ['a PayNow code', /^PayNow/, PAYNOW_QR, () => screen.findByRole('img', { name: /PayNow QR/ })],
    ['a UPI code', /^UPI/, UPI_QR, () => screen.findByRole('img', { name: /UPI QR/ })],
    ['Wise details', /^Wise/, DETAILS, () => screen.findByRole('link', { name: 'Open Wise' })],
  ])('offers to request %s again after 8 s', async (_what, method, pattern, shown) => {
    const restore = route(pattern, never)
    startTestClock()
    await choose(method)
    await waitFor(() => expect(sentRequests(pattern)).toHaveLength(1))
    expect(within(dialog).queryByText(SLOW)).toBeNull()
    await advance(8_000)
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(SLOW)
    restore()
    await retry('Try Again')
    await shown()
    expect(sentRequests(pattern)).toHaveLength(2)
    expect(sentRequests(pattern)[0]?.signal?.aborted).toBe(true)
    expect(within(dialog).queryByRole('alert')).toBeNull()
  })

  test('has one note of a UPI code and details that are both slow, which requests both again', async () => {
    const restores = [UPI_QR, DETAILS].map(pattern => route(pattern, never))
    startTestClock()
    await choose(/^UPI/)
    await waitFor(() => expect(sentRequests(DETAILS)).toHaveLength(1))
    await advance(8_000)
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(SLOW)
    for (const restore of restores) restore()
    await retry('Try Again')
    await within(dialog).findByRole('button', { name: 'Copy UPI ID' })
    await within(dialog).findByRole('img', { name: /UPI QR/ })
    expect(within(dialog).queryByRole('alert')).toBeNull()
  })

  test('has a note of slow UPI details beside a code that has arrived', async () => {
    const restore = route(DETAILS, never)
    startTestClock()
    await choose(/^UPI/)
    await within(dialog).findByRole('img', { name: /UPI QR/ })
    await advance(8_000)
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(SLOW)
    restore()
    await retry('Try Again')
    await within(dialog).findByRole('button', { name: 'Copy UPI ID' })
    expect(sentRequests(UPI_QR)).toHaveLength(1)
  })

  test('leaves the Wise details expanded when they arrive late', async () => {
    let respond = (_response: StubbedResponse) => {}
    route(DETAILS, () => new Promise<StubbedResponse>(resolve => (respond = resolve)))
    startTestClock()
    await choose(/^Wise/)
    await waitFor(() => expect(sentRequests(DETAILS)).toHaveLength(1))
    await advance(8_000)
    await within(dialog).findByText(SLOW)
    respond('continue')
    const link = await within(dialog).findByRole('link', { name: 'Open Wise' })
    expect(link).toBeVisible()
    expect(within(dialog).getByText('Copy the details instead').closest('details')).toHaveAttribute(
      'open',
    )
  })

  test('is not asked for details again without the visitor', async () => {
    route(DETAILS, never)
    startTestClock()
    await choose(/^Wise/)
    await waitFor(() => expect(sentRequests(DETAILS)).toHaveLength(1))
    await advance(20_000)
    await within(dialog).findByText('Unable to fetch the payment details. Please try again.')
    await advance(10_000)
    expect(sentRequests(DETAILS)).toHaveLength(1)
  })
})
