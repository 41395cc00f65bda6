import { updateItem } from '@registry/shared/contract/items/items'
import { cents } from '@registry/shared/money/money'
import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { holdResponse } from '../../../../test/components/browser/held-response.ts'
import { sentRequests } from '../../../../test/components/browser/network.ts'
import { click, fill } from '../../../../test/components/browser/user.ts'
import {
  addForm,
  addItem,
  chooseInMenu,
  editForm,
  fillItem,
  ITEM,
  loseFirstResponse,
  notifications,
  openAddForm,
  openDashboard,
  openEditForm,
  ownCard,
  ownItems,
  question,
} from '../../../../test/components/items.ts'
import { openPage } from '../../../../test/components/open-page.tsx'
import type { TestOwner } from '../../../../test/components/sign-up.ts'

const CREATION = /^POST \/api\/admin\/registry\/items$/
const UPDATE = /^PUT \/api\/admin\/registry\/items\//
const submit = (name: string) => click(() => screen.getByRole('button', { name }))
const nameField = (form: HTMLElement) => within(form).getByLabelText('Product name *')
const saving = () => screen.findByRole('button', { name: 'Saving…' })
const notified = (text: string) => waitFor(() => expect(notifications()).toHaveTextContent(text))

/** Adds an item whose response is lost, and loads the page again; returns the owner. */
async function loseResponseAndReload() {
  const owner = await openDashboard()
  await fillItem(await openAddForm())
  loseFirstResponse(CREATION)
  await submit('Add Item')
  await screen.findByRole('alert')
  await openPage('/dashboard')
  return owner
}

describe('the form of an item that is being saved', () => {
  /** Saves a new name of the item and opens the form of Bib before the response arrives. */
  async function openAnother(
    response?: Parameters<typeof holdResponse>[1],
    beforeSave: (owner: TestOwner) => Promise<unknown> = async () => undefined,
  ) {
    const owner = await openDashboard(async signedUp => {
      await addItem(signedUp)
      await addItem(signedUp, { productName: 'Bib', productUrl: 'https://shop.example/bib' })
    })
    await fill(nameField(await openEditForm()), 'Star night light')
    await beforeSave(owner)
    const held = holdResponse(UPDATE, response)
    await submit('Save Changes')
    await saving()
    await waitFor(async () => expect(nameField(await openEditForm('Bib'))).toHaveValue('Bib'))
    return held
  }

  test('cannot be cancelled', async () => {
    await openDashboard(addItem)
    const form = await openEditForm()
    const held = holdResponse(UPDATE, { status: 500 })
    await submit('Save Changes')
    await saving()
    expect(screen.getByRole('button', { name: '✕ Cancel' })).toBeDisabled()
    held.release()
    await within(form).findByRole('alert')
    await submit('✕ Cancel')
    await waitFor(() => expect(form).not.toBeInTheDocument())
  })

  test('reports a failure after the form of another was opened, and keeps the typed values', async () => {
    const held = await openAnother({ status: 500 })
    held.release()
    await notified('Failed to update item')
    expect(nameField(await openEditForm())).toHaveValue('Star night light')
  })

  test('reports its success after the form of another was opened, which stays open', async () => {
    const held = await openAnother()
    const bib = screen.getByRole('region', { name: 'Edit item' })
    held.release()
    await notified('"Star night light" has been saved')
    expect(nameField(bib)).toHaveValue('Bib')
    await openPage('/dashboard')
    await ownCard('Star night light')
    expect(screen.queryByRole('region', { name: 'Edit item' })).toBeNull()
  })

  test('does not delete what the owner types after opening it again', async () => {
    const held = await openAnother()
    const name = async () => nameField(await openEditForm())
    await waitFor(async () => expect(await name()).toHaveValue('Star night light'))
    await fill(await name(), 'Sun night light')
    held.release()
    await notified('"Star night light" has been saved')
    await openPage('/dashboard')
    expect(nameField(await editForm())).toHaveValue('Sun night light')
  })

  test('does not prevent cancelling the form of another', async () => {
    const held = await openAnother()
    const bib = screen.getByRole('region', { name: 'Edit item' })
    expect(screen.getByRole('button', { name: '✕ Cancel' })).toBeEnabled()
    await submit('✕ Cancel')
    await waitFor(() => expect(bib).not.toBeInTheDocument())
    held.release()
    await notified('"Star night light" has been saved')
  })

  test('is saved over the edit of another device after the form of another was opened', async () => {
    const held = await openAnother('continue', async owner => {
      const item = (await ownItems(owner)).find(({ productName }) => productName === ITEM)
      const body = { totalPrice: cents(3_990) }
      await owner.call(updateItem, { params: { id: item?.id ?? '' }, body })
    })
    held.release()
    await notified('"Star night light" has been saved')
    expect(await ownCard('Star night light')).toHaveTextContent('$39.90')
    expect(sentRequests(UPDATE)).toHaveLength(2)
  })
})

describe('the form of a new item that is being added', () => {
  /** Adds an item and opens the settings, without a page load, before the response arrives. */
  async function leaveWhileAdding(
    response?: Parameters<typeof holdResponse>[1],
    beforeLeaving: (form: HTMLElement) => Promise<unknown> = async () => undefined,
  ): Promise<void> {
    await openDashboard()
    // Loaded before the request is held, which has a timeout.
    await import('../../settings-page.tsx')
    const form = await openAddForm()
    await fillItem(form)
    const held = holdResponse(CREATION, response)
    await submit('Add Item')
    await saving()
    await beforeLeaving(form)
    await click(() => within(screen.getByRole('banner')).getByRole('link', { name: 'Settings' }))
    await waitFor(() => expect(form).not.toBeInTheDocument())
    held.release()
  }

  test('is not opened again after the owner has left the page', async () => {
    await leaveWhileAdding()
    await notified(`"${ITEM}" is on your registry`)
    history.back()
    await ownCard()
    expect(screen.queryByRole('region', { name: 'Add a new item' })).toBeNull()
  })

  test('becomes the form of the added item with later edits after the owner has left the page', async () => {
    await leaveWhileAdding('continue', form => fill(nameField(form), 'Corrected name'))
    await notified(`"${ITEM}" is on your registry`)
    history.back()
    expect(nameField(await editForm())).toHaveValue('Corrected name')
  })

  test('reports a failure after the owner has left the page, and keeps the typed values', async () => {
    await leaveWhileAdding({ status: 500 })
    await notified('Failed to create item')
    history.back()
    expect(nameField(await addForm())).toHaveValue(ITEM)
  })

  test('adds it once when the page is loaded again before the response arrives', async () => {
    const owner = await loseResponseAndReload()
    expect(nameField(await addForm())).toHaveValue(ITEM)
    await submit('Add Item')
    await notified(`"${ITEM}" is on your registry`)
    expect(await ownItems(owner)).toHaveLength(1)
  })

  test('adds it again after the response was lost and the added item was deleted', async () => {
    const owner = await loseResponseAndReload()
    await addForm()
    await chooseInMenu(ITEM, 'Delete')
    await question()
    await submit('Delete item')
    await waitFor(() => expect(screen.queryByRole('article', { name: ITEM })).toBeNull())
    await submit('Add Item')
    await notified(`"${ITEM}" is on your registry`)
    expect(await ownItems(owner)).toHaveLength(1)
  })
})
