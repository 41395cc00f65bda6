import type { PaymentMethod } from '@registry/shared/contract/registry/registry-schemas'
import { cents } from '@registry/shared/money/money'
import type {
  ContributePageData,
  PaymentOption,
} from '@registry/shared/public-pages/contribute-page-data'
import { within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { everyNth } from '../../../../shared/test/corpus.ts'
import { hostileTexts } from '../../../test/hostile-texts.ts'
import { makeItem } from '../../../test/make-item.ts'
import { renderContributePage } from '../../public/entry-server.tsx'

const BREAKOUTS = [
  '</noscript><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'</textarea></title><svg onload=alert(1)>$&",
]

/** Returns each step with one text wherever it shows text of an owner or a visitor. */
function stepsWith(text: string): ContributePageData[] {
  const item = { ...makeItem('item', 2), productName: text }
  const registryOwner = {
    ...{ name: text, registrySlug: 'demo', registryTitle: text, registrySubtitle: text },
    ...{ paymentMethods: ['wise-transfer' as const], giftPassingEnabled: false },
  }
  const values = {
    ...{ amount: text, name: text, email: text, message: text },
    ...{ isNameHidden: false, isAmountHidden: false },
  }
  const option: PaymentOption = {
    ...{ method: 'wise-transfer', amount: text, bankShows: text, qr: 'data:image/png;base64,AA==' },
    ...{ rows: [{ label: 'Reference', value: text }], link: 'https://wise.com/pay/me/demo' },
  }
  const open = { registryOwner, item, values, key: text, notice: text }
  const amount = cents(500)
  return [
    { step: 'form', ...open, errors: { name: text } },
    { step: 'payment', ...open, amount, options: [option], missing: 'paid', left: amount },
    {
      ...{ step: 'thanks', registryOwner, item, amount, method: 'wise-transfer' },
      ...{ reference: text, hasNote: true, option },
    },
    { step: 'closed', registryOwner, item, text },
    {
      ...{ step: 'retry', registryOwner, values, key: text, notice: text },
      ...{ sentStep: text, method: text, isPaid: true, requestId: text },
    },
  ]
}

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')

/** Returns the names of elements and attributes, which must not depend on the texts. */
const shapeOf = (html: string) =>
  [...parse(html).getElementsByTagName('*')].map(
    element => `${element.tagName} ${element.getAttributeNames().join(' ')}`,
  )

/**
 * Every tenth text with characters of HTML, all in one, because each takes a rendering of all steps. The tests of
 * entry-server.tsx render all of them with the same renderer.
 */
function texts(): string[] {
  const all = hostileTexts().filter(text => /[<>&"'$]/.test(text))
  return [...BREAKOUTS, everyNth(all, 10).join('\n')]
}

describe('a page of a contribution without scripts', () => {
  test('shows hostile texts as text', () => {
    const markup = (step: ContributePageData) => renderContributePage(step).body
    const shapes = stepsWith('Mei').map(step => shapeOf(markup(step)))
    for (const text of texts()) {
      const bodies = stepsWith(text).map(markup)
      expect(bodies.map(shapeOf)).toEqual(shapes)
      // The form of a registry page is inside noscript, which browsers with scripts end at this text.
      for (const body of bodies) expect(body).not.toMatch(/<\/noscript|<script/i)
    }
  })

  test("links the registry's own manifest", () => {
    const link = '<link rel="manifest" href="/registry/demo/manifest.webmanifest">'
    for (const step of stepsWith('Mei')) expect(renderContributePage(step).head).toContain(link)
  })

  test('keeps everything typed in the fields of the next form', () => {
    const [text = ''] = BREAKOUTS
    const pages = stepsWith(text).map(step => parse(renderContributePage(step).body))
    const [form, payment, , , retry] = pages
    for (const page of [form, payment, retry]) {
      const sent = new FormData(page?.querySelector('form') ?? undefined)
      const fields = ['key', 'amount', 'name', 'email', 'message'].map(name => sent.get(name))
      expect(fields).toEqual(fields.map(() => text))
    }
  })

  test('that could not be handled sends all of the same form again', () => {
    const retry = stepsWith('Mei').at(-1)
    if (retry?.step !== 'retry') throw new TypeError('not the retry')
    const data = { ...retry, sentStep: 'confirm', requestId: 'r-1' }
    const { body } = parse(renderContributePage(data).body)
    const form = body.querySelector('form') ?? undefined
    const button = within(body).getByText<HTMLButtonElement>('Try Again')
    expect(Object.fromEntries(new FormData(form, button))).toEqual({
      ...{ amount: 'Mei', name: 'Mei', email: 'Mei', message: 'Mei', key: 'Mei' },
      ...{ paymentMethod: 'Mei', isPaid: 'on', step: 'confirm' },
    })
    expect(form?.hasAttribute('action')).toBe(false)
    expect(body.querySelector('h1')?.textContent).toBe('Your gift is not confirmed yet')
    expect(within(body).getByText('If you write to us, mention request r-1.')).toBeTruthy()
  })

  test('has the same key and values for a visitor who goes back to the form', () => {
    const [form] = stepsWith('Mei').map(step => parse(renderContributePage(step).body))
    expect(form?.querySelector('form')?.getAttribute('action')).toBe('?contribute=item&next')
    expect(form?.querySelectorAll('[autocomplete="off"]')).toHaveLength(0)
  })

  test.each([
    [false, false, 'Your name, amount and note appear on this page; your email does not.'],
    [
      true,
      true,
      'Your note appears on this page, from “A friend”; your name, amount and email do not.',
    ],
  ])('states what becomes public with hidden name %s, hidden amount %s', (name, amount, text) => {
    const [step] = stepsWith('Mei')
    if (step?.step !== 'form') throw new TypeError('not the form')
    const values = { ...step.values, isNameHidden: name, isAmountHidden: amount }
    const page = parse(renderContributePage({ ...step, values }).body)
    expect(page.querySelector('fieldset p')?.textContent).toBe(text)
  })

  /** Returns the payment of an amount in cents by one method. */
  function renderPayment(method: PaymentMethod, amount = 500, shown = '$5.00'): HTMLElement {
    const [, step] = stepsWith('Mei')
    if (step?.step !== 'payment') throw new TypeError('not the payment')
    const options = step.options.map(option => ({ ...option, method, amount: shown }))
    return parse(renderContributePage({ ...step, amount: cents(amount), options }).body).body
  }
  const renderUpi = (amount: number, rupees: string) => renderPayment('india-upi', amount, rupees)

  test.each([
    ['singapore-paynow', 200],
    ['wise-transfer', 200],
    ['india-upi', 125],
  ] as const)('shows the code of %s %i px wide, and larger when expanded', (method, width) => {
    const page = renderPayment(method)
    const [code, large, ...others] = page.querySelectorAll<HTMLImageElement>('.pay-panel img')
    expect(others).toEqual([])
    expect([code?.width, large?.width]).toEqual([width, 280])
    expect([large?.src, large?.alt]).toEqual([code?.src, code?.alt])
    expect(large?.closest('details')?.textContent).toBe('Show larger')
    expect(code?.closest('details')).toBeNull()
  })

  test.each([
    [3030, '₹2,000', /^Press and hold the picture/],
    [3032, '₹2,001', /^Above ₹2,000, UPI apps refuse a QR picked from the gallery/],
  ])('of %i cents by UPI, %s, says how to use the code', (amount, rupees, text) => {
    const hints = within(renderUpi(amount, rupees)).getAllByText(/Press and hold|gallery/)
    expect(hints.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(text)])
  })

  test.each([
    [151_515, '₹1,00,000', 0],
    [189_900, '₹1,25,334', 1],
  ])('of %i cents by UPI, %s, has %i notes of the limit of UPI', (amount, rupees, notes) => {
    const page = within(renderUpi(amount, rupees))
    expect(page.queryAllByText(/^UPI apps send at most ₹1,00,000 at once/)).toHaveLength(notes)
  })
})
