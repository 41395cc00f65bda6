import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { connect, type Db } from '../../../api/src/db/connect.ts'
import { everyNth } from '../../../shared/test/corpus.ts'
import { SCRIPT_URLS } from '../../../shared/test/script-urls.ts'
import { asShown, hostileTexts } from '../../test/hostile-texts.ts'
import { test as base, expect } from './owner.ts'

interface Fixtures {
  watch: Watch
  /** The product's database, for texts that its endpoints refuse. */
  db: Db
}

/** Forbidden effects of hostile texts on a page. */
export interface Watch {
  /** Fails if a text ran a script, navigated, sent a request to another host, or violated the CSP. */
  expectCalm: (page: Page) => Promise<void>
}

const URL_CHECK = 'items_product_url_check'

export const test = base.extend<Fixtures>({
  db: async ({ product }, use) => {
    const db = connect({ url: product.databaseUrl, pool: 2, patienceMs: 60_000 })
    const { rows } = await db.raw(
      'select pg_get_constraintdef(oid) as definition from pg_constraint where conname = ?',
      [URL_CHECK],
    )
    await db.raw(`alter table items drop constraint ${URL_CHECK}`)
    await use(db)
    // Restored for other tests of this product; `not valid`, because the planted rows remain.
    const definition = rows[0].definition.replace(/ NOT VALID$/, '')
    await db.raw(`alter table items add constraint ${URL_CHECK} ${definition} not valid`)
    await db.destroy()
  },
  watch: async ({ page, product }, use) => use(await watchPage(page, product.url)),
})

/** Functions that the payloads call to prove that they run. */
const CALLS = ['alert', 'prompt', 'confirm', 'print', 'open', 'alert1', 'xss', 'top_alert']

async function watchPage(page: Page, ours: string): Promise<Watch> {
  const strangers: string[] = []
  const isOurs = (url: string) => /^(data|blob|about):/.test(url) || url.startsWith(`${ours}/`)
  await page.route(
    url => !isOurs(url.href),
    route => {
      strangers.push(route.request().url())
      return route.abort()
    },
  )
  page.on('dialog', dialog => {
    strangers.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  await page.addInitScript(noteScripts, CALLS)
  return {
    async expectCalm(shown) {
      const noted = await shown.evaluate(() => Reflect.get(window, '__noted'))
      expect(noted).toEqual([])
      expect(strangers).toEqual([])
      expect(await shown.evaluate(hostileElements)).toEqual([])
    },
  }
}

/** Init script: records every call of these functions. */
function noteScripts(calls: string[]): void {
  const noted: string[] = []
  Reflect.set(window, '__noted', noted)
  for (const name of calls) Reflect.set(window, name, () => noted.push(name))
  document.addEventListener('securitypolicyviolation', event => {
    noted.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
  })
}

/** Runs in the page: returns elements that our pages never contain, and links with other protocols. */
function hostileElements(): string[] {
  const foreign =
    'iframe,object,embed,applet,base,marquee,math,video,audio,frameset,xss,style:not(head style)'
  const withHandler = [...document.querySelectorAll('*')].filter(element =>
    element.getAttributeNames().some(name => name.startsWith('on')),
  )
  const scripts = [...document.scripts].filter(
    ({ type, src }) => !/json$/.test(type) && !src.startsWith(`${location.origin}/`),
  )
  const links = [...document.querySelectorAll('[href],[src],[action],[formaction]')].filter(
    element =>
      ['href', 'src', 'action', 'formaction'].some(name => {
        const value = element.getAttribute(name)
        return value !== null && !/^(https?:|mailto:|data:image|blob:|upi:|[/#?]|\w+$)/.test(value)
      }),
  )
  return [...document.querySelectorAll(foreign), ...withHandler, ...scripts, ...links].map(
    element => element.outerHTML.slice(0, 300),
  )
}

/** Returns the beginning of a text that has at most `max` UTF-16 units and no half of a character. */
function cut(text: string, max: number): string {
  let end = 0
  for (const letter of text) {
    if (end + letter.length > max) break
    end += letter.length
  }
  return text.slice(0, end).trim() || '<b>'
}

const ITEMS = 60
const GIVERS = 60

/** How many texts one registry can show: three on each item, two of each contributor. */
export const TEXTS_OF_A_REGISTRY = 3 * ITEMS + 2 * GIVERS

export interface Planted {
  slug: string
  items: { name: string; description: string }[]
  givers: { name: string; message: string }[]
}

/** Stores the texts in all fields that a registry shows. The item with contributions has the first name. */
export async function plant(
  db: Db,
  registryId: string,
  texts: readonly string[],
): Promise<Planted> {
  let next = 0
  const take = (max: number) => cut(texts[next++ % texts.length] ?? '', max)
  const items = Array.from({ length: ITEMS }, (_, index) => ({
    id: randomUUID(),
    registry_id: registryId,
    product_name: take(300),
    product_url: `https://shop.example/${index}?q=${encodeURIComponent(take(200))}`,
    product_description: take(5000),
    category: take(80),
    total_price_cents: 10_000_000 - index,
    amount_contributed_cents: index === 0 ? GIVERS : 0,
    scraped_images: JSON.stringify([
      { url: `/images/${'a'.repeat(64)}.webp`, alt: take(300), source: take(200) },
    ]),
  }))
  const contributors = Array.from({ length: GIVERS }, () => ({
    id: randomUUID(),
    registry_id: registryId,
    item_id: items[0]?.id,
    name: take(80),
    email: 'mei@example.com',
    amount_cents: 1,
    message: take(500),
    payment_method: take(40),
  }))
  const title = take(80)
  await db('items').insert(items)
  await db('contributions').insert(contributors)
  await db('registries')
    .where({ id: registryId })
    .update({ title, subtitle: take(160), name: title })
  const row = await db('registries').where({ id: registryId }).first('slug', 'owner_id')
  await db('users')
    .where({ id: row.owner_id })
    .update({ name: take(80) })
  return {
    slug: row.slug,
    items: items.map(item => ({ name: item.product_name, description: item.product_description })),
    givers: contributors.map(({ name, message }) => ({ name, message })),
  }
}

/** Stored product URLs: only the last one may become a link. */
export const LINKS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//https://shop.example/',
  ' javascript:alert(1)',
  ...SCRIPT_URLS,
  '//evil.example/',
  '"><script>alert(1)</script>',
  'https://shop.example/"><script>alert(1)</script>',
]

/** Puts an item with each of these URLs on a registry. */
export async function plantLinks(db: Db, slug: string): Promise<void> {
  const registry = await db('registries').where({ slug }).first('id')
  const items = LINKS.map((url, index) => ({
    ...{ id: randomUUID(), registry_id: registry.id, product_name: `Item ${index}` },
    ...{ product_url: url, category: 'Toys', total_price_cents: 1_000 },
  }))
  await db('items').insert(items)
}

/** A registry with nothing but hostile texts, and its owner. */
export async function plantRegistry(db: Db, texts: readonly string[]): Promise<Planted> {
  const [ownerId, id] = [randomUUID(), randomUUID()]
  await db('users').insert({
    id: ownerId,
    email: `hostile-${ownerId}@example.com`,
    name: 'x',
    email_verified_at: new Date(),
  })
  await db('registries').insert({
    id,
    owner_id: ownerId,
    name: 'x',
    slug: `hostile-${randomUUID()}`,
    title: 'x',
    subtitle: '',
  })
  await db('registries').where({ id }).update({ paynow_proxy: '+6591234567' })
  return plant(db, id, texts)
}

export { asShown, everyNth, expect, hostileTexts }
