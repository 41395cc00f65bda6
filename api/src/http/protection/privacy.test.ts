import { deleteAccount } from '@registry/shared/contract/account/account'
import type { PublicPageData } from '@registry/shared/public-pages/public-page-data'
import { beforeAll, describe, expect, test } from 'vitest'
import { share } from '../../../../shared/test/share.ts'
import { ownerHeaders } from '../../../test/authorisation/callers.ts'
import { findLeaks } from '../../../test/authorisation/find-leaks.ts'
import { openWorld } from '../../../test/authorisation/open-world.ts'
import { createOwnerFixture, type OwnerFixture } from '../../../test/authorisation/owner-fixture.ts'
import { prepareSnapshot } from '../../../test/authorisation/snapshot.ts'
import { fakeBundle } from '../../../test/fake-bundle.ts'
import { PASSWORD } from '../../../test/make-account.ts'
import { startPages } from '../../../test/start-pages.ts'
import * as farewellStore from '../../features/auth/accounts/farewell-store.ts'

const PLACE = '<!--app-data-->'
// Head and body contain only this data.
const bundle = {
  ...fakeBundle,
  publicTemplate: `<head><!--app-head--></head><!--app-body-->${PLACE}`,
  sideTemplate: `<head><!--app-head--></head><!--app-body-->${PLACE}`,
  render: (data: PublicPageData) => ({ head: JSON.stringify(data), body: '' }),
}

const world = share(openWorld)
const pages = share(() => startPages(world.api, bundle))
let a: OwnerFixture
beforeAll(async () => {
  a = await createOwnerFixture(world.api.app)
})

async function pageOf(slug: string): Promise<string> {
  return (await fetch(`${pages.url}/registry/${slug}`)).text()
}

const between = (text: string, start: string, end: string) =>
  text.split(start)[1]?.split(end)[0] ?? ''

describe("a registry's page", () => {
  test('contains only public data in its data and head', async () => {
    const html = await pageOf(a.slug)
    const data = JSON.parse(between(html, 'id="page-data">', '</script>'))
    const head = JSON.parse(between(html, '<head>', '</head>'))
    expect(data.items).toMatchObject([{ productName: a.itemName }])
    expect(findLeaks(data, a)).toEqual([])
    expect(findLeaks(head, a)).toEqual([])
    expect(findLeaks(html, a)).toEqual([])
  })
})

describe('a closed account', () => {
  test('leaves no personal data in any table', async () => {
    const b = await createOwnerFixture(world.api.app)
    const snapshot = await prepareSnapshot(world.api.app.db)
    const found = async () => {
      const rows = JSON.stringify(await snapshot(b))
      return b.personal.filter(text => rows.includes(text))
    }
    expect(await found()).toEqual(b.personal)
    const { call } = world.api.as(await ownerHeaders(world, b))
    await call(deleteAccount, { body: { password: PASSWORD } })
    // As after the email with the link was sent.
    await farewellStore.remove(world.api.app.db, b.userId)
    expect(await found()).toEqual([])
  })
})

describe('findLeaks', () => {
  test('finds nested fields and texts, and ignores permitted disclosures', () => {
    const [phone = ''] = a.payee
    const answer = { data: [{ name: 'Mei', email: null }], note: `Call ${phone}!`, bankShows: '' }
    expect(findLeaks(answer, a)).toEqual(['$.data.0.email', '$.note', '$.bankShows'])
    expect(findLeaks(answer, a, 'payee')).toEqual(['$.data.0.email'])
    expect(findLeaks({ email: a.email, id: a.userId }, a, 'account')).toEqual([])
    expect(findLeaks({ kept: a.kept }, a, 'account')).toHaveLength(a.kept.length)
  })
})
