import { allEndpoints } from '@registry/shared/contract/contract'
import { contribute } from '@registry/shared/contract/contributions/contributions'
import type { Endpoint } from '@registry/shared/contract/endpoint'
import { listOwnItems } from '@registry/shared/contract/items/items'
import { cents } from '@registry/shared/money/money'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { corpusCases } from '../../../../../shared/test/corpus.ts'
import { bodyWith, type Path, textPaths } from '../../../../test/contract-texts.ts'
import { makeItem, makeRegistry } from '../../../../test/factories.ts'
import { makeOwnerToken } from '../../../../test/make-owner-token.ts'
import { shareApi } from '../../../../test/share-api.ts'

interface EmailCase {
  address: string
  category: string
}

const emails = corpusCases<EmailCase>('security/email-isemail.json')

const api = shareApi()

const emailFields = allEndpoints.flatMap(endpoint =>
  textPaths(endpoint, 'body')
    .filter(path => String(path.at(-1)).toLowerCase().endsWith('email'))
    .map(path => [`${endpoint.method} ${endpoint.path}`, endpoint, path] as const),
)

/** Only plain addresses: quoted, commented or non-ASCII ones cannot be sent to safely. */
const isPlain = (address: string) => /^[^\s"(),:;<>[\\\]\x7f-\uffff]+$/.test(address)

function judge(endpoint: Endpoint, path: Path, address: string) {
  const sent = bodyWith(endpoint, [[path, address]])
  return z.safeDecode(endpoint.body as never, sent as never)
}

describe.skipIf(emails.length === 0)('the collected email addresses', () => {
  const plain = emails.filter(({ address }) => isPlain(address.trim()))
  const valid = plain.filter(({ category }) => category === 'ISEMAIL_VALID_CATEGORY')
  const wrong = emails.filter(
    ({ address, category }) =>
      !isPlain(address.trim()) || (category === 'ISEMAIL_ERR' && address === address.trim()),
  )

  test('include valid and invalid ones', () => {
    expect(valid.length).toBeGreaterThan(7)
    expect(wrong.length).toBeGreaterThan(70)
    expect(emailFields.length).toBeGreaterThan(3)
  })

  test.each(emailFields)('are accepted by %s if valid', (_, endpoint, path) => {
    expect(valid.filter(({ address }) => !judge(endpoint, path, address).success)).toEqual([])
  })

  test.each(emailFields)(
    "are rejected with the field's message by %s if invalid",
    (_, endpoint, path) => {
      for (const { address } of wrong) {
        const { error } = judge(endpoint, path, address)
        const message = address.trim() === '' ? /required|enter/ : /valid email address/
        expect(error?.issues, JSON.stringify(address)).toMatchObject([
          { path, message: expect.stringMatching(message) },
        ])
      }
    },
  )

  test('are mailed unchanged except for a lower-case domain', async () => {
    const { id, slug, ownerId } = await makeRegistry(api.app.db)
    const itemId = await makeItem(api.app.db, id, { totalPriceCents: cents(1_000_000) })
    const visitor = await api.asVisitor()
    for (const { address } of valid) {
      const body = { ...contributor, email: address.replace('@', '@Sub.EXAMPLE.') }
      await visitor.call(contribute, { params: { slug, id: itemId }, body })
    }
    const owner = api.as({ authorization: `Bearer ${await makeOwnerToken(api.app, ownerId)}` })
    const { items } = await owner.call(listOwnItems, { query: {} })
    expect(items[0]?.contributors.map(({ email }) => email).toSorted()).toEqual(
      valid.map(({ address }) => address.replace('@', '@sub.example.')).toSorted(),
    )
  })
})

const contributor = {
  name: 'Mei',
  amount: cents(1),
  message: '',
  paymentMethod: 'Unknown',
} as const
