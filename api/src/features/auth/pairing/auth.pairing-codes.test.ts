import { listSessions } from '@registry/shared/contract/account/account'
import { logout } from '@registry/shared/contract/account/auth'
import { describe, expect, test } from 'vitest'
import { auditActionsOf } from '../../../../test/audit-actions-of.ts'
import { inParallel } from '../../../../test/in-parallel.ts'
import { createMemoryMail } from '../../../../test/memory-mail.ts'
import { approve, claim, drawPairing, signInOwner } from '../../../../test/pairing.ts'
import { jobNamesOfUser } from '../../../../test/queued-jobs.ts'
import { shareApi } from '../../../../test/share-api.ts'
import { createTestClock } from '../../../../test/test-clock.ts'
import { removeExpiredSessions } from '../auth-jobs.ts'
import { hashToken } from '../sessions/hash-token.ts'

const DAY = 24 * 3_600_000
const CODE_MS = 120_000
const { now, pass } = createTestClock()

const api = shareApi({ now })

const failed = {
  status: 400,
  code: 'PAIRING_FAILED',
  message: expect.stringMatching(/connect again/),
}
const all = { query: { limit: 50, offset: 0 } }

describe('a pairing code', () => {
  test('works once', async () => {
    const owner = await signInOwner(api)
    const approved = await approve(owner)
    await claim(api, approved)
    await expect(claim(api, approved)).rejects.toMatchObject(failed)
    expect((await owner.call(listSessions, all)).total).toBe(2)
    expect(await auditActionsOf(api.app.db, owner.account.id)).toContain('pairing.refused')
  })

  test('works once when claimed concurrently', async () => {
    const owner = await signInOwner(api)
    const approved = await approve(owner)
    const claims = await inParallel(Array.from({ length: 12 }), () =>
      claim(api, approved).then(
        () => 'connected',
        (error: { code: string }) => error.code,
      ),
    )
    expect(claims.toSorted()).toEqual([...Array(11).fill('PAIRING_FAILED'), 'connected'])
    expect((await owner.call(listSessions, all)).total).toBe(2)
  })

  test('works for two minutes', async () => {
    const owner = await signInOwner(api)
    const [early, late] = [await approve(owner), await approve(owner)]
    pass(CODE_MS - 1)
    await claim(api, early)
    pass(1)
    await expect(claim(api, late)).rejects.toMatchObject(failed)
  })

  test('is used up by a wrong verifier', async () => {
    const owner = await signInOwner(api)
    const approved = await approve(owner)
    const { verifier } = drawPairing()
    await expect(claim(api, { ...approved, verifier })).rejects.toMatchObject(failed)
    await expect(claim(api, approved)).rejects.toMatchObject(failed)
    expect((await owner.call(listSessions, all)).total).toBe(1)
    expect(await jobNamesOfUser(api.app.db, owner.account.id)).toEqual([])
  })

  test('cannot be replaced by its challenge, its hash or a code of another extension', async () => {
    const owner = await signInOwner(api)
    const [mine, other] = [await approve(owner), await approve(owner)]
    for (const code of [mine.challenge, hashToken(mine.code), api.app.newToken()]) {
      await expect(claim(api, { code, verifier: mine.verifier })).rejects.toMatchObject(failed)
    }
    const swapped = { code: other.code, verifier: mine.verifier }
    await expect(claim(api, swapped)).rejects.toMatchObject(failed)
    await claim(api, mine)
  })

  test('is replaced when the same extension is approved again', async () => {
    const owner = await signInOwner(api)
    const drawn = drawPairing()
    const [first, second] = [await approve(owner, drawn), await approve(owner, drawn)]
    await expect(claim(api, first)).rejects.toMatchObject(failed)
    await claim(api, second)
  })

  test('of another owner for the same extension is revoked when one is claimed', async () => {
    const drawn = drawPairing()
    const [one, other] = [await signInOwner(api), await signInOwner(api)]
    const [mine, theirs] = [await approve(one, drawn), await approve(other, drawn)]
    expect((await claim(api, mine)).user.id).toBe(one.account.id)
    await expect(claim(api, theirs)).rejects.toMatchObject(failed)
    expect((await other.call(listSessions, all)).total).toBe(1)
  })

  test('is invalid once the approving session has ended', async () => {
    const owner = await signInOwner(api)
    const approved = await approve(owner)
    await owner.call(logout, {})
    await expect(claim(api, approved)).rejects.toMatchObject(failed)
  })

  test.each(['', 'A'.repeat(42), 'A'.repeat(44), `${'A'.repeat(42)}B`, `${'A'.repeat(42)}=`])(
    'is rejected with the malformed code or challenge %j',
    async drawn => {
      const owner = await signInOwner(api)
      const { code, verifier } = await approve(owner)
      const invalid = { status: 400, code: 'VALIDATION_FAILED' }
      await expect(claim(api, { code: drawn, verifier })).rejects.toMatchObject(invalid)
      await expect(claim(api, { code, verifier: drawn })).rejects.toMatchObject(invalid)
      await expect(approve(owner, { challenge: drawn, verifier })).rejects.toMatchObject(invalid)
      // Requests that fail validation do not use up the code.
      await claim(api, { code, verifier })
    },
  )

  test('is removed a week after it expired', async () => {
    const { challenge } = await approve(await signInOwner(api))
    const count = async () => (await api.app.db('pairings').where({ challenge })).length
    const context = { app: api.app, mail: createMemoryMail() }
    pass(7 * DAY + CODE_MS)
    await removeExpiredSessions.work({}, context)
    expect(await count()).toBe(1)
    pass(1)
    await removeExpiredSessions.work({}, context)
    expect(await count()).toBe(0)
  })
})
