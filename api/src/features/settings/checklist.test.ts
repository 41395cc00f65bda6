import { me } from '@registry/shared/contract/account/auth'
import { updateChecklist } from '@registry/shared/contract/account/checklist'
import { subscribeDevice } from '@registry/shared/contract/account/push'
import { expect, test } from 'vitest'
import { makePushSubscription } from '../../../test/make-push-subscription.ts'
import { openOwnRegistry } from '../../../test/own-registry.ts'
import { shareApi } from '../../../test/share-api.ts'

const api = shareApi()

const NOTHING = { isTestPaid: false, isShared: false, isNotified: false, isDismissed: false }

test('the checklist stores what an owner reports, apart for each registry', async () => {
  const own = await openOwnRegistry(api)
  const other = await openOwnRegistry(api)
  expect((await own.call(me, {})).user.checklist).toEqual(NOTHING)
  for (const step of ['isShared', 'isTestPaid', 'isShared', 'isDismissed'] as const) {
    await own.call(updateChecklist, { body: { step } })
  }
  const { user } = await own.call(me, {})
  expect(user.checklist).toEqual({
    isTestPaid: true,
    isShared: true,
    isNotified: false,
    isDismissed: true,
  })
  expect((await other.call(me, {})).user.checklist).toEqual(NOTHING)
})

test('the first time of a step remains', async () => {
  const { call, registry } = await openOwnRegistry(api)
  const sharedAt = async () => {
    await call(updateChecklist, { body: { step: 'isShared' } })
    return api.app.db('owner_checklists').where({ registry_id: registry.id }).first('shared_at')
  }
  const first = await sharedAt()
  expect(first.shared_at).toBeInstanceOf(Date)
  expect(await sharedAt()).toEqual(first)
})

test('a subscribed device marks the notifications as done', async () => {
  const { call } = await openOwnRegistry(api)
  await call(subscribeDevice, { body: { subscription: makePushSubscription() } })
  expect((await call(me, {})).user.checklist).toEqual({ ...NOTHING, isNotified: true })
})
