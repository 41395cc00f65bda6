// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { handleRequest } from '../background/handle-request.ts'
import { queue } from '../queue/queue.ts'
import {
  account,
  disconnected,
  exampleItem,
  type FakeRegistry,
  refusal,
  startFakeRegistry,
} from '../test/fake-registry.ts'
import {
  button,
  closePopup,
  field,
  fill,
  heading,
  openPopup,
  press,
  showPage,
  signIn,
  user,
} from '../test/open-popup.tsx'

const ADD = 'POST /admin/registry/items'
let registry: FakeRegistry

beforeEach(() => {
  registry = startFakeRegistry()
})
afterEach(async () => {
  closePopup()
  vi.useRealTimers()
  await queue.send() // returns after everything that was under way
  vi.unstubAllGlobals()
  fakeBrowser.reset()
})

/** Opens the popup with the draft of a cot, connected to the registry. */
async function openDraft(): Promise<void> {
  await handleRequest({ type: 'sign-in', ...account })
  openPopup()
  expect(await field('Name')).toHaveValue('Foldable Baby Cot')
}

describe('the popup', () => {
  test('reports a wrong password and connects with the right one', async () => {
    openPopup()
    await signIn('Not-the-password-1')
    expect(await screen.findByText('Invalid email or password')).toHaveAttribute('role', 'alert')
    await fill('Password', account.password)
    await press('Sign in')
    expect(await field('Price')).toHaveValue('189.00')
    expect(screen.getByText('Welcoming Baby Tan')).toBeInTheDocument()
  })

  test('offers both prices of a page whose sources disagree', async () => {
    await handleRequest({ type: 'sign-in', ...account })
    openPopup({ otherPrice: { minor: 17900, currency: 'SGD' }, confidence: { price: 0.5 } })
    expect(await screen.findByText('The page says two different prices.')).toBeInTheDocument()
    expect(await button('189.00')).toHaveAttribute('aria-pressed', 'true')
    await press('179.00')
    expect(await field('Price')).toHaveValue('179.00')
  })

  test('adds the draft, undoes it and adds it again', async () => {
    await openDraft()
    await fill('Name', 'Cot on second thoughts')
    await user.keyboard('{Enter}')
    expect(await heading('Added to your registry')).toHaveFocus()
    await press(/Undo/)
    expect(await screen.findByText('Taken back.')).toBeInTheDocument()
    expect(screen.getByText(/Your draft is kept\./)).toBeInTheDocument()
    expect(await field('Name')).toHaveValue('Cot on second thoughts')
    expect(await field('Name')).toHaveFocus()
    expect(registry.names()).toEqual([])

    await user.keyboard('{Enter}')
    expect(await screen.findByText('Guests can see it now.')).toBeInTheDocument()
    expect(registry.names()).toEqual(['Cot on second thoughts'])
  })

  test('opens a draft with the link of a page that stays empty, and reads the page again', async () => {
    await handleRequest({ type: 'sign-in', ...account })
    const link = 'https://www.lazada.sg/products/pdp-i301.html'
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'], shouldAdvanceTime: true })
    openPopup({ status: 'needs-js', canonicalUrl: link, name: null, price: null }, true)
    expect(await screen.findByText(/Waiting up to 6 seconds/)).toBeInTheDocument()
    await vi.advanceTimersByTimeAsync(6_000)
    vi.useRealTimers()
    expect(await field('Name')).toHaveValue('')
    expect(await screen.findByText('This page has not shown its product yet.')).toBeInTheDocument()
    await fill('Price', '129')
    showPage()
    await press('Try Again')
    await waitFor(async () => expect(await field('Name')).toHaveValue('Foldable Baby Cot'))
    expect(await field('Price')).toHaveValue('129')
    expect(screen.queryByText('This page has not shown its product yet.')).toBeNull()
  })

  test('keeps a name of several lines free of line breaks and adds it with Enter', async () => {
    await openDraft()
    await fill('Name', 'Cot with a name\nof two lines')
    expect(await field('Name')).toHaveValue('Cot with a name of two lines')
    await user.keyboard('{Enter}')
    await heading('Added to your registry')
    expect(registry.names()).toEqual(['Cot with a name of two lines'])
  })

  test('shows errors for missing fields and focuses the first one', async () => {
    await handleRequest({ type: 'sign-in', ...account })
    openPopup({ status: 'not-a-product', canonicalUrl: 'https://blog.example/cots' })
    await press('Type it yourself')
    expect(await field('Product link')).toHaveValue('https://blog.example/cots')
    await press('Add to registry')
    expect(await screen.findByText('Please enter a product name')).toBeInTheDocument()
    expect(screen.getByText('Please enter a valid price')).toBeInTheDocument()
    expect(await field('Name')).toHaveFocus()
    expect(registry.requests).not.toContain(ADD)
  })

  test('keeps the focus on the field that is edited while another field has an error', async () => {
    await handleRequest({ type: 'sign-in', ...account })
    openPopup({ status: 'partial', name: null, price: null })
    await press('Add to registry')
    await waitFor(async () => expect(await field('Name')).toHaveAttribute('aria-invalid', 'true'))
    await user.type(await field('Price'), '129')
    expect(await field('Price')).toHaveValue('129')
    expect(await field('Price')).toHaveFocus()
    expect(await field('Name')).toHaveValue('')
  })

  test.each([
    {
      data: { currency: 'EUR', sgdPerUnit: 1.49702, asOf: '2026-06-30T12:00:00Z' },
      hint: /^1 EUR is about S\$1\.497 \(30 Jun/,
      prices: ['129.90', '194.46'] as const,
    },
    {
      data: { currency: 'INR', sgdPerUnit: 1 / 66, asOf: null },
      hint: /^1 INR is about S\$0\.01515$/,
      prices: ['6600', '100.00'] as const,
    },
  ])('converts a price in $data.currency at its rate', async ({ data, hint, prices }) => {
    const { currency } = data
    const [foreign, own] = prices
    registry.respondTo(`GET /exchange-rates/${currency}`, () =>
      Response.json({ success: true, data }),
    )
    await openDraft()
    await user.selectOptions(await field('Currency'), currency)
    expect(await screen.findByText(hint)).toBeInTheDocument()
    await fill('Price', '12,50')
    expect(screen.queryByRole('button', { name: /^Use / })).toBeNull()
    await fill('Price', foreign)
    await press(`Use $${own}`)
    expect(await field('Price')).toHaveValue(own)
    expect(await field('Price')).toHaveFocus()
    expect(await field('Currency')).toHaveValue('SGD')
  })

  test('reports that the exchange rate is unknown', async () => {
    registry.respondTo('GET /exchange-rates/INR', () => refusal(500, 'INTERNAL', 'Broken'))
    await openDraft()
    await user.selectOptions(await field('Currency'), 'INR')
    expect(await screen.findByText(/^We know no rate for INR\./)).toBeInTheDocument()
  })
})

describe('the popup on a duplicate', () => {
  test('offers both choices by number keys, but not to keys typed as it opens', async () => {
    await openDraft()
    await press('Add to registry')
    expect(await heading('Added to your registry')).toBeInTheDocument()
    const { queue: entries } = await fakeBrowser.storage.local.get<{ queue: { key: string }[] }>()
    await handleRequest({ type: 'forget', key: entries[0]!.key })

    vi.useFakeTimers({ toFake: ['performance'] })
    openPopup()
    expect(await heading('Already on your list')).toHaveFocus()
    vi.advanceTimersByTime(500)
    await user.keyboard('2')
    expect(await field('Name')).toHaveFocus()
    openPopup()
    expect(await heading('Already on your list')).toHaveFocus()
    vi.advanceTimersByTime(499)
    await user.keyboard('12')
    expect(await heading('Already on your list')).toHaveFocus()
    vi.advanceTimersByTime(1)
    await user.keyboard('1')
    expect(await heading('Quantity raised to 2')).toHaveFocus()
    expect(registry.names()).toEqual(['Foldable Baby Cot'])
  })
})

describe('the popup without a connection', () => {
  test('stores the product, shows it when reopened and sends it by Try now', async () => {
    await openDraft()
    const reconnect = registry.respondTo(ADD, disconnected)
    await press('Add to registry')
    expect(await heading('Saved on this device')).toHaveFocus()
    expect(screen.getByText('It goes up when you are online.')).toBeInTheDocument()

    openPopup()
    expect(await heading('Saved on this device')).toBeInTheDocument()
    expect(await button(/Undo/)).toBeEnabled()
    openPopup({ canonicalUrl: 'https://shop.example/other' })
    expect(await screen.findByText('1 item waits on this device.')).toBeInTheDocument()
    expect(registry.names()).toEqual([])
    reconnect()
    await press('Try now')
    await waitFor(() => expect(screen.queryByText('1 item waits on this device.')).toBeNull())
    expect(registry.names()).toEqual(['Foldable Baby Cot'])
  })
})

describe('the popup whose access token', () => {
  test('has expired refreshes it and adds the draft', async () => {
    await openDraft()
    registry.endAccessTokens()
    await press('Add to registry')
    expect(await heading('Added to your registry')).toBeInTheDocument()
    expect(registry.requests.filter(one => one === 'POST /auth/refresh')).toHaveLength(1)
  })

  test('expires in less than five minutes refreshes it before the request', async () => {
    await openDraft()
    const soon = Date.now() + 4 * 60_000
    await fakeBrowser.storage.session.set({ accessTokenExpiry: soon })
    await press('Add to registry')
    expect(await heading('Added to your registry')).toBeInTheDocument()
    const { accessTokenExpiry } = await fakeBrowser.storage.session.get('accessTokenExpiry')
    expect(Number(accessTokenExpiry)).toBeGreaterThan(soon)
    const sent = registry.requests.filter(one => one === ADD || one === 'POST /auth/refresh')
    expect(sent).toEqual(['POST /auth/refresh', ADD])
  })
})

describe('the popup whose session has ended', () => {
  test('asks to connect again and resumes the save', async () => {
    await openDraft()
    await fakeBrowser.storage.local.remove('refreshToken')
    await fill('Name', 'Cot of an ended session')
    await press('Add to registry')
    expect(await screen.findByText('Please connect again.')).toBeInTheDocument()
    expect(await button('Connect and add')).toBeEnabled()
    await signIn()
    expect(await heading('Added to your registry')).toBeInTheDocument()
    expect(registry.names()).toEqual(['Cot of an ended session'])
  })

  test('warns of a duplicate before it resumes the save', async () => {
    await openDraft()
    await fakeBrowser.storage.local.remove('refreshToken')
    await press('Add to registry')
    expect(await button('Connect and add')).toBeEnabled()
    registry.respondTo('GET /admin/registry/products', () =>
      Response.json({ success: true, data: [exampleItem], total: 1 }),
    )
    await signIn()
    expect(await heading('Already on your list')).toHaveFocus()
    await press(/^Add anyway/)
    expect(await button(/^Add to registry/)).toBeEnabled()
    expect(registry.requests).not.toContain(ADD)
  })

  test.each([
    ['fails', disconnected],
    ['gets no response', () => new Promise<never>(() => undefined)],
  ])('resumes the save when the check for duplicates %s', async (_, respond) => {
    await openDraft()
    await fakeBrowser.storage.local.remove('refreshToken')
    await press('Add to registry')
    expect(await button('Connect and add')).toBeEnabled()
    registry.respondTo('GET /admin/registry/products', respond)
    await signIn()
    expect(await heading('Added to your registry')).toBeInTheDocument()
  })

  test('at the registry queues the product until the next sign-in and adds it once', async () => {
    await openDraft()
    registry.endSessions()
    await press('Add to registry')
    expect(await screen.findByText('It goes up once you connect again.')).toBeInTheDocument()
    openPopup()
    expect(await heading('Saved on this device')).toHaveFocus()
    await press('Connect')
    await signIn()
    expect(await heading('Added to your registry')).toBeInTheDocument()
    expect(registry.names()).toEqual(['Foldable Baby Cot'])
  })
})
