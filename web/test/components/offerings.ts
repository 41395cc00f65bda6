import { randomUUID } from 'node:crypto'
import { createOffering, type OfferingRequest } from '@registry/shared/contract/offerings/offerings'
import { inject } from 'vitest'
import { offeringKey } from '../../../api/src/features/offerings/offering-key.ts'
import { offer } from '../../../api/test/submit-offering.ts'
import { OFFERED } from '../offered-item.ts'
import { type TestOwner, visitorClient } from './sign-up.ts'

/** Has a visitor offer something to an owner's registry. Returns the offering's id. */
export async function offerTo(
  owner: Pick<TestOwner, 'slug'>,
  parts: Partial<OfferingRequest> = {},
): Promise<string> {
  const offererEmail = `shanti-${randomUUID()}@example.com`
  return (await offerItem(owner.slug, { ...OFFERED, offererEmail, ...parts })).id
}

/** Offers an item to a registry as a visitor; gives its id and the key of its mailed link. */
export async function offerItem(
  slug: string,
  values: Partial<OfferingRequest>,
): Promise<{ id: string; key: string }> {
  const { call } = await visitorClient()
  const { data } = await call(createOffering, { body: offer(slug, values) })
  const secrets = { sessionKey: inject('sessionKey') } as Parameters<
    typeof offeringKey
  >[0]['secrets']
  return { id: data.id, key: offeringKey({ secrets }, data.id) }
}

/** Stores the key in this tab, as opening the mailed link does. */
export function storeOfferingKey({ id, key }: { id: string; key: string }): void {
  sessionStorage.setItem('offeringKey', `${id} ${key}`)
}
