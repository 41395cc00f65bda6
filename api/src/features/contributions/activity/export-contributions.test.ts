import { cents } from '@registry/shared/money/money'
import { describe, expect, test } from 'vitest'
import { makeItem } from '../../../../test/factories.ts'
import { makeContribution } from '../../../../test/make-contribution.ts'
import { openOwnRegistry } from '../../../../test/own-registry.ts'
import { shareApi } from '../../../../test/share-api.ts'
import { limitNamed, spend } from '../../../../test/spend-limit.ts'
import { startApi } from '../../../../test/start-api.ts'

const api = shareApi()

async function download(token: string, { url } = api) {
  const authorization = `Bearer ${token}`
  const address = `${url}/api/admin/contributions/export.csv`
  const response = await fetch(address, { headers: { authorization } })
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, text: bytes.toString() }
}

describe('the export of contributions', () => {
  test('keeps every script and contains no formula', async () => {
    const { registry, token } = await openOwnRegistry(api)
    const registryId = registry.id
    const itemId = await makeItem(api.app.db, registryId, { productName: '=HYPERLINK("a")' })
    await makeContribution(api.app.db, {
      ...{ registryId, itemId, name: '林美', amountCents: cents(2_550) },
      message: 'Two lines,\nமகிழ்ச்சி',
      createdAt: new Date('2026-11-20T17:05:00Z'),
    })
    const verified = await makeContribution(api.app.db, {
      ...{ registryId, itemId, name: '@evil', paymentMethod: 'Unknown' },
      createdAt: new Date('2026-11-20T09:00:00Z'),
    })
    const paid = { payment_verified_at: new Date('2026-11-20T10:00:00Z') }
    await api.app.db('contributions').where({ id: verified }).update(paid)
    await api.app.db('thank_yous').insert({
      ...{ id: api.app.newId(), registry_id: registryId, email: 'mei@example.com' },
      ...{ note: 'Dear Mei', sent_at: new Date('2026-11-20T10:00:00Z') },
    })
    const { headers, text } = await download(token)
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toBe('attachment; filename="contributions.csv"')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(text.split('\r\n')).toEqual([
      '\uFEFF"Date (Singapore)","Name","Email","Gift","Amount (SGD)","Paid with","Payment","Thank-you","Note"',
      `"2026-11-21 01:05","林美","mei@example.com","'=HYPERLINK(""a"")","25.50","PayNow","To confirm","Draft","Two lines,\nமகிழ்ச்சி"`,
      `"2026-11-20 17:00","'@evil","mei@example.com","'=HYPERLINK(""a"")","25.00","Unknown","Verified","Sent",""`,
      '',
    ])
  })

  test('contains nothing of other registries and is audited', async () => {
    const mine = await openOwnRegistry(api)
    const itemId = await makeItem(api.app.db, mine.registry.id)
    await makeContribution(api.app.db, { registryId: mine.registry.id, itemId, name: 'Hanako' })
    const other = await openOwnRegistry(api)
    expect((await download(mine.token)).text).toContain('Hanako')
    expect((await download(other.token)).text).not.toContain('Hanako')
    const audited = await api.app.db('audit_events').where({ entity_id: mine.registry.id })
    expect(audited).toMatchObject([{ action: 'contributions.exported', details: { count: 1 } }])
  })

  test('is limited to 60 an hour for a registry, then returns Retry-After', async () => {
    const limited = await startApi({ env: { RATE_LIMITS: 'strict' }, beside: api })
    const { registry, token } = await openOwnRegistry(limited)
    await spend(limited, limitNamed('contribution-exports'), registry.id, 59)
    expect((await download(token, limited)).status).toBe(200)
    const { status, headers } = await download(token, limited)
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    await limited.stop()
  })
})
