import { contributionMessages } from '@registry/shared/messages/contributions/contributions'
import { describe, expect, test } from 'vitest'
import { fakeBundle } from '../../../../test/fake-bundle.ts'
import { shareApi } from '../../../../test/share-api.ts'
import { spend } from '../../../../test/spend-limit.ts'
import {
  contributor,
  type Fields,
  openContribution,
  stepOn,
} from '../../../../test/static-contribution.ts'
import { createTestClock } from '../../../../test/test-clock.ts'
import { ipPrefix } from '../../../http/limits/ip-prefix.ts'
import { CONTRIBUTE_LIMITS } from '../../contributions/give/contribute-to-registry.ts'
import { FORMS, PAYMENTS } from './contribute-router.ts'

const clock = createTestClock()
const api = shareApi({ bundle: fakeBundle, now: clock.now })

describe('a foreign or malformed form', () => {
  test.each<Fields>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  ])('with %o returns 403 and stores nothing', async headers => {
    const { goToPayment, send, rows } = await openContribution(api)
    const { confirm } = await goToPayment()
    expect((await send(confirm, headers)).status).toBe(403)
    expect(await rows()).toEqual([])
  })

  test('is accepted from the own page', async () => {
    const { goToPayment, send } = await openContribution(api)
    const { origin } = new URL(api.app.config.publicUrl)
    const own: Fields[] = [{ origin }, { origin: 'null', 'sec-fetch-site': 'same-origin' }]
    for (const headers of own) {
      const { confirm } = await goToPayment({ amount: '1' })
      expect((await send(confirm, headers)).status).toBe(303)
    }
  })

  test('of another type returns 415, above 16 KB 413, of an unknown registry 404', async () => {
    const { url, send } = await openContribution(api)
    const post = (target: string, body: BodyInit) => fetch(target, { method: 'POST', body })
    expect((await post(url, JSON.stringify(contributor))).status).toBe(415)
    expect((await post(url, new FormData())).status).toBe(415)
    expect((await send({ ...contributor, message: 'x'.repeat(16_000) })).status).toBe(413)
    const unknown = url.replace('/baby-', '/nobody-')
    expect((await post(unknown, new URLSearchParams(contributor))).status).toBe(404)
  })

  test('for a closed registry returns the page of an unknown registry', async () => {
    const { slug, url } = await openContribution(api)
    await api.app.db('registries').where({ slug }).update({ closed_at: new Date() })
    const body = new URLSearchParams(contributor)
    const response = await fetch(url, { method: 'POST', body })
    expect(response.status).toBe(404)
    expect(await response.text()).toBe(await (await fetch(url)).text())
  })

  test.each(['x', '%00', '%FF'])('for an item with the id %s returns 404', async id => {
    const { goToPayment, url, itemId } = await openContribution(api)
    const body = new URLSearchParams((await goToPayment()).confirm)
    const response = await fetch(url.replace(itemId, id), { method: 'POST', body })
    expect([response.status, stepOn(await response.text())]).toMatchObject([
      404,
      { step: 'closed', text: contributionMessages.gone },
    ])
  })
})

describe('the URL of the thanks', () => {
  async function openThanks() {
    const { slug, goToPayment, send, registryId } = await openContribution(api)
    const { location } = await send((await goToPayment()).confirm)
    return { slug, location, registryId }
  }
  const open = (path: string) => fetch(`${api.url}${path}`, { redirect: 'manual' })

  test('redirects to the registry after 30 minutes', async () => {
    const { slug, location } = await openThanks()
    clock.pass(30 * 60_000 - 1)
    expect((await open(location)).status).toBe(200)
    clock.pass(1)
    const late = await open(location)
    expect([late.status, late.headers.get('location')]).toEqual([303, `/registry/${slug}`])
  })

  test('redirects with a forged token, that of another contribution, and on another registry', async () => {
    const [one, other] = [await openThanks(), await openThanks()]
    const parts = (path: string) => path.split('=')[1]?.split('.') ?? []
    const [[id, expires, signature], [otherId]] = [parts(one.location), parts(other.location)]
    const later = (Number.parseInt(expires ?? '', 36) + 60_000).toString(36)
    for (const token of [
      `${otherId}.${expires}.${signature}`,
      `${id}.${later}.${signature}`,
      `${id}.${expires}.`,
      'x',
    ]) {
      expect((await open(`/registry/${one.slug}?contributed=${token}`)).status).toBe(303)
    }
    expect((await open(one.location.replace(one.slug, other.slug))).status).toBe(303)
  })
})

describe('the limits', () => {
  const strict = shareApi({
    env: { RATE_LIMITS: 'strict', TRUST_PROXY: '1' },
    bundle: fakeBundle,
  })

  test('keep the form of a visitor who has to wait', async () => {
    const { goToPayment, send, rows } = await openContribution(strict)
    const { confirm } = await goToPayment()
    const ip = '203.0.113.7'
    const [sender] = CONTRIBUTE_LIMITS
    if (sender) await spend(strict, sender, `${ipPrefix(ip)} none`, sender.points)
    const { response, status, step } = await send(confirm, { 'x-forwarded-for': ip })
    expect([status, step]).toMatchObject([429, { key: confirm.key, values: contributor }])
    expect(step.notice).toBe(contributionMessages.rateLimited)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await rows()).toEqual([])
  })

  test('of one viewer do not apply to the visitors of a network, who have no session', async () => {
    const { goToPayment, send } = await openContribution(strict)
    const { confirm } = await goToPayment()
    const ip = '203.0.113.9'
    for (const limit of CONTRIBUTE_LIMITS.filter(({ by }) => by === 'viewer'))
      await spend(strict, limit, ipPrefix(ip), limit.points)
    expect((await send(confirm, { 'x-forwarded-for': ip })).status).toBe(303)
  })

  test('of pages with payment accounts count per IP address', async () => {
    const { send } = await openContribution(strict)
    const ip = '203.0.113.8'
    await spend(strict, PAYMENTS, ipPrefix(ip), PAYMENTS.points)
    const headers = { 'x-forwarded-for': ip }
    const sent = { ...contributor, key: 'key', step: 'payment' }
    const { response, status, step } = await send(sent, headers)
    const again = { step: 'retry', sentStep: 'payment', key: 'key', values: contributor }
    const notice = contributionMessages.rateLimited
    expect([status, step]).toMatchObject([429, { ...again, notice }])
    expect(step).not.toHaveProperty('options')
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('of sent forms keep the form', async () => {
    const { goToPayment, send, rows } = await openContribution(strict)
    const { confirm } = await goToPayment()
    const ip = '203.0.113.10'
    await spend(strict, FORMS, ipPrefix(ip), FORMS.points)
    const { status, step } = await send(confirm, { 'x-forwarded-for': ip })
    expect([status, step]).toMatchObject([429, { step: 'retry', key: confirm.key }])
    expect(await rows()).toEqual([])
  })
})
