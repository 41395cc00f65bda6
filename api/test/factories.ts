import { cents } from '@registry/shared/money/money'
import type { Db } from '../src/db/connect.ts'
import { newId } from '../src/db/new-id.ts'
import * as itemStore from '../src/features/items/item-store.ts'
import * as registryStore from '../src/features/registries/registry-store.ts'

let counter = 0
const next = () => {
  counter += 1
  return counter
}

/** Inserts a verified owner without a password. */
export async function makeUser(db: Db): Promise<string> {
  const id = newId()
  const email = `owner${next()}-${id.slice(-6)}@example.com`
  await db('users').insert({ id, email, name: 'Priya', email_verified_at: new Date() })
  return id
}

export interface MadeRegistry {
  id: string
  slug: string
  ownerId: string
}

/** Inserts a registry with its own owner and PayNow number. */
export async function makeRegistry(db: Db, slug = `baby-${next()}`): Promise<MadeRegistry> {
  const id = newId()
  const ownerId = await makeUser(db)
  await registryStore.create(db, {
    id,
    ownerId,
    name: 'Baby Tan',
    title: 'Baby Tan is on the way',
    subtitle: 'Thank you for being part of it',
    slug,
  })
  await db('registries').where({ id }).update({ paynow_proxy: '+6591234567' })
  return { id, slug, ownerId }
}

/** Inserts an item. */
export async function makeItem(
  db: Db,
  registryId: string,
  values: Partial<itemStore.ItemValues> = {},
): Promise<string> {
  const id = newId()
  await itemStore.insert(db, {
    id,
    registryId,
    now: new Date(),
    values: {
      productName: 'Wooden bedside crib',
      productUrl: 'https://shop.example/crib',
      productDescription: 'A small beech crib.',
      category: 'Cribs & Bassinets',
      totalPriceCents: cents(30_000),
      quantity: 1,
      acceptsPhysicalDonations: false,
      scrapedImages: [],
      gtin: null,
      ...values,
    },
  })
  return id
}
