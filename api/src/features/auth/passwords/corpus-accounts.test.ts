import { register, resetPassword } from '@registry/shared/contract/account/auth'
import { allEndpoints } from '@registry/shared/contract/contract'
import { contribute } from '@registry/shared/contract/contributions/contributions'
import type { Endpoint } from '@registry/shared/contract/endpoint'
import { listOwnItems } from '@registry/shared/contract/items/items'
import { authMessages } from '@registry/shared/messages/account/auth'
import { cents } from '@registry/shared/money/money'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { corpusCases, everyNth } from '../../../../../shared/test/corpus.ts'
import { bodyWith, type Path, textPaths } from '../../../../test/contract-texts.ts'
import { makeItem, makeRegistry, makeUser } from '../../../../test/factories.ts'
import { inParallel } from '../../../../test/in-parallel.ts'
import { makeOwnerToken } from '../../../../test/make-owner-token.ts'
import { shareApi } from '../../../../test/share-api.ts'
import * as registryStore from '../../registries/registry-store.ts'
import { isCommonPassword } from './common-passwords.ts'

interface EmailCase {
  address: string
  category: string
}

const emails = corpusCases<EmailCase>('security/email-isemail.json')
const passwords = corpusCases<string>('security/common-passwords.json')
const slugs = corpusCases<string>('security/reserved-slugs.json')

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
const person = { email: 'mei@example.com', name: 'Mei', registryName: 'Baby Koh' }

describe.skipIf(passwords.length === 0)('the collected common passwords', () => {
  /** Capitalises a password as users do when a form requires capitals and digits. */
  const dressed = (password: string) => password.charAt(0).toUpperCase() + password.slice(1)
  const candidates = [...new Set(passwords.flatMap(one => [one, dressed(one)]))]
  // Passwords that are rejected only because they are on the list; a few random strings of bots are not.
  const listed = candidates.filter(
    password =>
      z.safeParse(register.body, { ...person, password }).success && isCommonPassword(password),
  )

  test('include many that satisfy the length rules', () => {
    expect(listed.length).toBeGreaterThan(100)
  })

  test.each([
    ['signing up', register, person],
    ['a reset', resetPassword, { token: 'unknown' }],
  ])('are rejected by %s', async (_, { method, path }, body) => {
    // A sample is enough: the test above checks every password against the list.
    await inParallel(everyNth(listed, 25), async password => {
      const response = await fetch(`${api.url}/api${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...body, password }),
      })
      expect([response.status, await response.json()]).toMatchObject([
        400,
        { code: 'VALIDATION_FAILED', fields: { password: authMessages.passwordTooCommon } },
      ])
    })
  })

  test.each(['Rattle7Moon', 'ünïcode Pass 9', 'Tr0ub4dor&3xyz', '宝宝Abcd1234🍼'])(
    'do not include %s',
    password => {
      expect(z.safeParse(register.body, { ...person, password }).success).toBe(true)
      expect(isCommonPassword(password)).toBe(false)
    },
  )
})

describe.skipIf(slugs.length === 0)('the collected reserved names', () => {
  test('never become the slug of a registry', async () => {
    const ownerId = await makeUser(api.app.db)
    const dressed = everyNth(slugs, 5).map(slug => `  ${slug.toUpperCase()}! `)
    const names = [...slugs, ...dressed]
    const given: string[] = []
    for (const name of names) {
      // Each in a transaction that is rolled back, since an owner has one registry.
      await api.app.db
        .transaction(async trx => {
          const parts = { id: api.app.newId(), ownerId, name, title: name, subtitle: '' }
          given.push((await registryStore.create(trx, parts)).slug)
          throw new Error('undone')
        })
        .catch(error => expect(error.message).toBe('undone'))
    }
    expect(given).toHaveLength(names.length)
    expect(given.filter(slug => slugs.includes(slug))).toEqual([])
    expect(given.filter(slug => !/^[a-z0-9-]{3,50}$/.test(slug))).toEqual([])
  })
})
