import { trackOfferings } from '@registry/shared/contract/offerings/offerings'
import {
  approveOffering,
  setOfferingStatus,
} from '@registry/shared/contract/offerings/owner-offerings'
import { describe, expect, test } from 'vitest'
import { openOwnRegistry } from '../../../../test/own-registry.ts'
import { shareApi } from '../../../../test/share-api.ts'
import { submitOffering } from '../../../../test/submit-offering.ts'

const api = shareApi()

async function track(email: string, registrySlug?: string) {
  const { call } = await api.asVisitor()
  return call(trackOfferings, { query: { email, registrySlug } })
}

/** Returns the SQL statements that a request causes, without their values. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = []
  const note = ({ sql }: { sql: string }) =>
    void statements.push(sql.replace(/\$\d+|DEFAULT/g, 'value'))
  api.app.db.on('query', note)
  await work()
  api.app.db.off('query', note)
  return statements
}

describe('looking up offerings by email address', () => {
  test('returns them newest first, without contact data', async () => {
    const own = await openOwnRegistry(api)
    const { slug } = own.registry
    const offererEmail = 'Ravi.Kumar@example.com'
    const older = await submitOffering(api, slug, { offererEmail, offererPhone: '+65 9123 4567' })
    const newer = await submitOffering(api, slug, { offererEmail, condition: 'Good' })
    await submitOffering(api, slug, { offererEmail: 'mei@example.com' })
    const of = { params: { id: older.id } }
    await own.call(approveOffering, { ...of, body: { adminNotes: 'Ring us' } })
    for (const status of ['confirmed', 'delivered'] as const) {
      await own.call(setOfferingStatus, { ...of, body: { status, note: 'With love' } })
    }
    const { offerings } = await track('ravi.kumar@example.com', slug)
    expect(offerings.map(({ id }) => id)).toEqual([newer.id, older.id])
    expect(offerings[0]).toMatchObject({ status: 'pending_review', condition: 'Gently Used' })
    expect(offerings[1]).toMatchObject({ status: 'delivered', thankYou: 'With love' })
    expect(Object.keys(offerings[0] ?? {}).toSorted()).toEqual([
      ...['category', 'condition', 'createdAt', 'description', 'id', 'itemName', 'photos'],
      ...['quantity', 'status', 'suitableAge', 'thankYou'],
    ])
    const text = JSON.stringify(offerings)
    for (const secret of ['9123', 'Ravi', 'example.com', 'Ring us']) {
      expect(text).not.toContain(secret)
    }
  })

  test('returns only those of the named registry, if it accepts offerings', async () => {
    const [one, other] = [await openOwnRegistry(api), await openOwnRegistry(api)]
    const offererEmail = 'tess@example.com'
    const { id } = await submitOffering(api, one.registry.slug, { offererEmail })
    await submitOffering(api, other.registry.slug, { offererEmail })
    const idsOf = async (slug?: string) =>
      (await track(offererEmail, slug)).offerings.map(one => one.id)
    expect(await idsOf(one.registry.slug)).toEqual([id])
    expect(await idsOf()).toHaveLength(2)
    const switchedOff = api.app.db('registries').where({ id: other.registry.id })
    await switchedOff.update({ gift_passing_enabled: false })
    expect(await idsOf()).toEqual([id])
  })

  test('causes the same queries with and without results', async () => {
    const own = await openOwnRegistry(api)
    const offererEmail = 'known@example.com'
    for (let n = 0; n < 3; n += 1) await submitOffering(api, own.registry.slug, { offererEmail })
    const { call } = await api.asVisitor()
    const ask = (email: string) => () =>
      call(trackOfferings, { query: { email, registrySlug: own.registry.slug } })
    const expected = await statementsOf(ask(offererEmail))
    expect(expected.length).toBeGreaterThan(2)
    expect(await statementsOf(ask('unknown@example.com'))).toEqual(expected)
    expect(await ask('unknown@example.com')()).toEqual({ success: true, offerings: [] })
  })
})
