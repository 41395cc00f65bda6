import { endSession, listSessions } from '@registry/shared/contract/account/account'
import { updateProfile } from '@registry/shared/contract/account/settings'
import { verifyPayment } from '@registry/shared/contract/contributions/owner-contributions'
import { replyToParents } from '@registry/shared/contract/offerings/offerings'
import { listOfferingMessages } from '@registry/shared/contract/offerings/owner-offerings'
import { OWNER_TOPICS } from '@registry/shared/contract/registry/owner-events'
import { cents } from '@registry/shared/money/money'
import { describe, expect, test } from 'vitest'
import { makeItem } from '../../../test/factories.ts'
import { followOwnRegistry } from '../../../test/follow-registry.ts'
import { makeContribution } from '../../../test/make-contribution.ts'
import { markImageFetched } from '../../../test/make-image.ts'
import { makeOwnerToken } from '../../../test/make-owner-token.ts'
import { openOwnRegistry } from '../../../test/own-registry.ts'
import { shareApi } from '../../../test/share-api.ts'
import { submitOffering } from '../../../test/submit-offering.ts'
import * as imageStore from '../images/image-store.ts'

const api = shareApi()

const follow = async (token: string) => {
  const follower = await followOwnRegistry(api, token)
  // Which topics depends on how long the listener has been open.
  const data = { topics: expect.any(Array) }
  expect(await follower.next()).toEqual({ name: 'hello', data })
  return follower
}

describe('the events of an owner', () => {
  test('name the changed parts, without contents', async () => {
    const own = await openOwnRegistry(api)
    const { id: registryId } = own.registry
    const itemId = await makeItem(api.app.db, registryId)
    const id = await makeContribution(api.app.db, { registryId, itemId, amountCents: cents(1_000) })
    const follower = await follow(own.token)
    await own.call(verifyPayment, { params: { id } })
    expect(await follower.next()).toEqual({
      name: 'changed',
      data: { topics: ['contributions'] },
    })
    await own.call(updateProfile, { body: { registryTitle: 'Marker title' } })
    expect(await follower.next()).toEqual({ name: 'changed', data: { topics: ['settings'] } })
    expect(follower.text()).not.toContain('Marker')
    follower.leave()
  })

  test('name the offerings when a message arrives and when it is first read', async () => {
    const own = await openOwnRegistry(api)
    const { id, key } = await submitOffering(api, own.registry.slug)
    const visitor = await api.asVisitor()
    const follower = await follow(own.token)
    const body = { key, message: 'Is Saturday fine?' }
    await visitor.call(replyToParents, { params: { id }, body })
    const changed = { name: 'changed', data: { topics: ['offerings'] } }
    expect(await follower.next()).toEqual(changed)
    await own.call(listOfferingMessages, { params: { id } })
    expect(await follower.next()).toEqual(changed)
    await own.call(listOfferingMessages, { params: { id } })
    await own.call(updateProfile, { body: { registryTitle: 'Renamed' } })
    expect(await follower.next()).toEqual({ name: 'changed', data: { topics: ['settings'] } })
    expect(follower.text()).not.toContain('Saturday')
    follower.leave()
  })

  test('name the items when the selected image was fetched', async () => {
    const own = await openOwnRegistry(api)
    const { id: registryId } = own.registry
    const itemId = await makeItem(api.app.db, registryId)
    const id = api.app.newId()
    const originalUrl = 'https://shop.example/cot.jpg'
    await imageStore.insertPending(api.app.db, { id, registryId, originalUrl })
    await imageStore.assignToItem(api.app.db, id, itemId)
    await imageStore.select(api.app.db, itemId, id)
    const follower = await follow(own.token)
    await markImageFetched(api.app, id)
    expect(await follower.next()).toEqual({ name: 'changed', data: { topics: ['items'] } })
    follower.leave()
  })

  test('reach no other owner', async () => {
    const [own, other] = [await openOwnRegistry(api), await openOwnRegistry(api)]
    const follower = await follow(other.token)
    await own.call(updateProfile, { body: { registryTitle: 'Renamed' } })
    await other.call(updateProfile, { body: { registrySubtitle: 'Renamed' } })
    await follower.next()
    expect(follower.text().match(/event: changed/g)).toHaveLength(1)
    follower.leave()
  })

  test('end with the session', async () => {
    const own = await openOwnRegistry(api)
    const token = await makeOwnerToken(api.app, own.registry.ownerId)
    const follower = await follow(token)
    const { data } = await own.call(listSessions, { query: { limit: 50, offset: 0 } })
    const ended = data.find(({ isCurrent }) => !isCurrent)
    await own.call(endSession, { params: { id: ended?.id ?? '' } })
    await own.call(updateProfile, { body: { registryTitle: 'Renamed' } })
    expect(await follower.next()).toBeUndefined()
    expect(follower.text()).not.toContain('changed')
  })

  test('are limited to 40 streams of a registry, because each costs a query per event', async () => {
    const [own, other] = [await openOwnRegistry(api), await openOwnRegistry(api)]
    const followers = await Promise.all(Array.from({ length: 40 }, () => follow(own.token)))
    const headers = { authorization: `Bearer ${own.token}` }
    const refused = await fetch(`${api.url}/api/admin/events`, { headers })
    expect(refused.status).toBe(503)
    await refused.body?.cancel()
    followers.push(await follow(other.token))
    for (const follower of followers) follower.leave()
  })

  test('require a signed-in owner', async () => {
    const response = await fetch(`${api.url}/api/admin/events`)
    expect(response.status).toBe(401)
    await response.body?.cancel()
    expect(OWNER_TOPICS).toContain('settings')
  })
})
