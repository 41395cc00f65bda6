import { withdrawOffering } from '@registry/shared/contract/offerings/offerings'
import {
  approveOffering,
  expressInterest,
  rejectOffering,
  setOfferingStatus,
} from '@registry/shared/contract/offerings/owner-offerings'
import {
  canTransition,
  OFFERING_STATUSES,
  type OfferingStatus,
} from '@registry/shared/offerings/statuses'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { openOwnRegistry } from '../../../test/own-registry.ts'
import { queuedJobs } from '../../../test/queued-jobs.ts'
import { shareApi } from '../../../test/share-api.ts'
import { submitOffering } from '../../../test/submit-offering.ts'

const api = shareApi()
let own: Awaited<ReturnType<typeof openOwnRegistry>>
beforeEach(async () => {
  own = await openOwnRegistry(api)
})

const of = (id: string) => ({ params: { id } })
const codeOf = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => 'done',
    ({ code }) => code,
  )
const statusOf = async (id: string): Promise<OfferingStatus> => {
  const row = await api.app.db('offerings').where({ id }).first('status')
  return row.status
}
const newsAbout = async (id: string) =>
  (await queuedJobs(api.app.db)).filter(
    ({ name, payload }) => name === 'send_offering_news' && payload.offeringId === id,
  )
const movesOf = (id: string) =>
  api.app.db('audit_events').where({ entity_id: id, action: 'offering.moved' }).select('id')

describe('concurrently', () => {
  test('two reviews send one email and store one audit event', async () => {
    const { id } = await submitOffering(api, own.registry.slug)
    const approve = () => own.call(approveOffering, { ...of(id), body: {} })
    const reject = () => own.call(rejectOffering, { ...of(id), body: {} })
    const codes = await Promise.all([approve(), reject(), approve(), reject()].map(codeOf))
    expect(codes.toSorted()).toEqual([...Array(3).fill('ALREADY_REVIEWED'), 'done'])
    expect(await newsAbout(id)).toHaveLength(2)
    expect(await movesOf(id)).toHaveLength(1)
  })

  test('expressing interest twice stores it once', async () => {
    const { id } = await submitOffering(api, own.registry.slug)
    await own.call(approveOffering, { ...of(id), body: {} })
    const body = { userData: { name: 'Priya', email: 'priya@example.com' }, message: 'Yes' }
    const ask = () => own.call(expressInterest, { ...of(id), body })
    const codes = await Promise.all([ask(), ask(), ask()].map(codeOf))
    expect(codes.toSorted()).toEqual(['STEP_NOT_ALLOWED', 'STEP_NOT_ALLOWED', 'done'])
    expect(await api.app.db('offering_interests').where({ offering_id: id })).toHaveLength(1)
    expect(await api.app.db('offering_messages').where({ offering_id: id })).toHaveLength(1)
  })

  test('a hand-over is either confirmed or cancelled', async () => {
    const { id, key } = await submitOffering(api, own.registry.slug)
    await own.call(approveOffering, { ...of(id), body: {} })
    const visitor = await api.asVisitor()
    const [confirmed, withdrawn] = await Promise.all([
      codeOf(own.call(setOfferingStatus, { ...of(id), body: { status: 'confirmed' } })),
      codeOf(visitor.call(withdrawOffering, { ...of(id), body: { key } })),
    ])
    const outcomes = [
      ['done', 'STEP_NOT_ALLOWED'],
      ['NOT_FOUND', 'done'],
    ]
    expect(outcomes).toContainEqual([confirmed, withdrawn])
  })
})

test('any sequence of requests follows the allowed transitions and mails each once', async () => {
  const wishes = fc.array(fc.constantFrom(...OFFERING_STATUSES), { minLength: 1, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(wishes, async wished => {
      const { id } = await submitOffering(api, own.registry.slug)
      let status: OfferingStatus = 'pending_review'
      let steps = 0
      for (const to of wished) {
        const code = await codeOf(own.call(setOfferingStatus, { ...of(id), body: { status: to } }))
        const may = canTransition(status, to)
        expect(code).toBe(may ? 'done' : 'STEP_NOT_ALLOWED')
        if (may) [status, steps] = [to, steps + 1]
        expect(await statusOf(id)).toBe(status)
      }
      expect(await movesOf(id)).toHaveLength(steps)
      expect(await newsAbout(id)).toHaveLength(steps + 1)
    }),
    { numRuns: 12 },
  )
})
