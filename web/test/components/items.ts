import { randomUUID } from 'node:crypto'
import {
  createItem,
  type ItemDraft,
  listOwnItems,
  listRegistryItems,
  type OwnerItem,
  type PublicItem,
} from '@registry/shared/contract/items/items'
import { screen, within } from '@testing-library/dom'
import { request, route, type SentRequest } from './browser/network.ts'
import { click, fill } from './browser/user.ts'
import { dollars } from './dollars.ts'
import { modulesLoaded, openPage } from './open-page.tsx'
import { productClient, signUp, type TestOwner } from './sign-up.ts'

export const ITEM = 'Moon night light'

/** Adds an item to the owner's registry through the API. */
export async function addItem(
  owner: TestOwner,
  { dollars: price = 45.9, ...draft }: Partial<ItemDraft> & { dollars?: number } = {},
): Promise<OwnerItem> {
  const body: ItemDraft = {
    productName: ITEM,
    productUrl: 'https://shop.example/moon',
    category: 'Newborn Clothing',
    totalPrice: dollars(price),
    ...draft,
  }
  const { data } = await owner.call(createItem, { body }, { idempotencyKey: randomUUID() })
  return data
}

/** Returns the owner's items from the API. */
export async function ownItems({ call }: TestOwner): Promise<OwnerItem[]> {
  return (await call(listOwnItems, { query: {} })).items
}

/** The owner's items as visitors get them, in the order of the registry's page. */
export async function publicItems({ slug }: TestOwner): Promise<PublicItem[]> {
  const query = { sortBy: 'own', sortOrder: 'desc' } as const
  return (await productClient().call(listRegistryItems, { params: { slug }, query })).data
}

/** Opens the dashboard of a new owner, whose items `prepare` adds. */
export async function openDashboard(
  prepare: (owner: TestOwner) => Promise<unknown> = async () => undefined,
  search = '',
): Promise<TestOwner> {
  const owner = await signUp()
  await prepare(owner)
  await openPage(`/dashboard${search}`)
  return owner
}

/** The owner's card of an item, once it is in the list. */
export const ownCard = (name: string = ITEM) => screen.findByRole('article', { name })

/** Names of the items in the order in which the page shows them. */
export const itemNames = () =>
  [...document.querySelectorAll('article h3')].map(heading => heading.textContent)

export const addForm = () => screen.findByRole('region', { name: 'Add a new item' })
export const editForm = () => screen.findByRole('region', { name: 'Edit item' })

/** Opens the form for a new item. */
export async function openAddForm(): Promise<HTMLElement> {
  await click(() => screen.getByRole('button', { name: '+ Add New Item' }))
  await modulesLoaded()
  return addForm()
}

/** Opens the form of an item in the list. */
export async function openEditForm(name: string = ITEM): Promise<HTMLElement> {
  const card = await ownCard(name)
  await click(() => within(card).getByRole('button', { name: `Edit ${name}` }))
  return editForm()
}

/** The button of a card that opens its menu. */
export const menuButton = (card: HTMLElement) =>
  within(card).getByRole('button', { name: /^More actions for/ })

/** Opens the menu of an item in the list. */
export async function openItemMenu(name: string): Promise<HTMLElement> {
  const card = await ownCard(name)
  await click(() => menuButton(card))
  return screen.findByRole('menu', { name: `More actions for ${name}` })
}

/** Opens the menu of an item and presses one of its actions. */
export async function chooseInMenu(item: string, action: string): Promise<void> {
  const menu = await openItemMenu(item)
  await click(() => within(menu).getByRole('menuitem', { name: action }))
}

/** Fills the required fields of an item's form. */
export async function fillItem(
  form: HTMLElement,
  { name = ITEM, link = 'https://shop.example/moon', price = '45.90' } = {},
): Promise<void> {
  await fill(within(form).getByLabelText('Product name *'), name)
  await fill(within(form).getByLabelText('Product link *'), link)
  await fill(within(form).getByLabelText('Price *'), price)
}

/** Returns queries for the live region with the toasts. */
export const notifications = () => screen.getByRole('region', { name: 'Notifications' })

/** Waits for the alert dialog. */
export const question = (name?: string) => screen.findByRole('alertdialog', { name })

/** Sends a request of the page to the API and discards the response. */
export async function loseResponse({ method, url, headers, json }: SentRequest): Promise<'lost'> {
  await request(url, { method, headers, body: JSON.stringify(json) })
  return 'lost'
}

/** Loses the response to the first matching request; later requests reach the API. */
export function loseFirstResponse(pattern: RegExp): void {
  const stop = route(pattern, sent => {
    stop()
    return loseResponse(sent)
  })
}
