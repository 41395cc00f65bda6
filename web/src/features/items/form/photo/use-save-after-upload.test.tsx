import { randomUUID } from 'node:crypto'
import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, onTestFinished, test } from 'vitest'
import { holdResponse } from '../../../../../test/components/browser/held-response.ts'
import { sentRequests } from '../../../../../test/components/browser/network.ts'
import { drawPhotos, photoFile } from '../../../../../test/components/browser/photos.ts'
import { click, user } from '../../../../../test/components/browser/user.ts'
import {
  addItem,
  fillItem,
  openAddForm,
  openDashboard,
  openEditForm,
} from '../../../../../test/components/items.ts'

const UPLOAD = /^POST \/api\/admin\/upload-image$/
const PATH = `/images/${'1'.repeat(64)}.webp`
const STORED = {
  status: 201,
  json: { success: true, processedImage: { id: randomUUID(), displayUrl: PATH } },
}

const FORMS = [
  {
    kind: 'a new item',
    open: async () => {
      await openDashboard()
      const form = await openAddForm()
      await fillItem(form)
      return form
    },
    submit: 'Add Item',
    sent: /^POST \/api\/admin\/registry\/items$/,
  },
  {
    kind: 'an existing item',
    open: async () => {
      await openDashboard(addItem)
      return openEditForm()
    },
    submit: 'Save Changes',
    sent: /^PUT \/api\/admin\/registry\/items\//,
  },
] as const

/** The input for photos at a place of a form; the last one is in the form's image. */
function photoInput(form: HTMLElement, at: number): HTMLInputElement {
  const input = within(form).getAllByLabelText<HTMLInputElement>('Add your own photo').at(at)
  if (!input) throw new Error('no input for photos')
  return input
}

/** Chooses and crops a photo; its upload begins. */
async function upload(form: HTMLElement, input = photoInput(form, -1)): Promise<void> {
  await user.upload(input, photoFile('cot.png'))
  fireEvent.load(await screen.findByRole('img', { name: 'Your photo' }))
  await click(() => screen.getByRole('button', { name: 'Use photo' }))
  await within(form).findByText('Uploading your photo…')
}

describe.each(FORMS)('the form of $kind, saved while its photo uploads', form => {
  test('is sent with the photo once that is stored', async () => {
    onTestFinished(drawPhotos())
    const upped = holdResponse(UPLOAD, STORED)
    const element = await form.open()
    await upload(element)
    await click(() => within(element).getByRole('button', { name: form.submit }))
    expect(await within(element).findByRole('button', { name: 'Saving…' })).toBeDisabled()
    expect(sentRequests(form.sent)).toEqual([])
    upped.release()
    await waitFor(() => expect(sentRequests(form.sent)).toHaveLength(1))
    expect(sentRequests(form.sent)[0]?.json).toMatchObject({ thumbnailUrl: PATH })
  })

  test('is not sent when the upload fails', async () => {
    onTestFinished(drawPhotos())
    const upped = holdResponse(UPLOAD, { status: 503 })
    const element = await form.open()
    await upload(element)
    await click(() => within(element).getByRole('button', { name: form.submit }))
    upped.release()
    await within(element).findByRole('alert')
    expect(await within(element).findByRole('button', { name: form.submit })).toBeEnabled()
    expect(sentRequests(form.sent)).toEqual([])
  })
})

describe.each(FORMS)('the form of $kind, while it is being saved', form => {
  test('accepts no photo, which would be lost when the form closes', async () => {
    const element = await form.open()
    const inputs = () => within(element).getAllByLabelText('Add your own photo')
    const held = holdResponse(form.sent, { status: 500 })
    await click(() => within(element).getByRole('button', { name: form.submit }))
    await within(element).findByRole('button', { name: 'Saving…' })
    for (const input of inputs()) expect(input).toBeDisabled()
    held.release()
    await within(element).findByRole('button', { name: form.submit })
    for (const input of inputs()) expect(input).toBeEnabled()
  })
})

test('a failed upload that a save waits for is shown in the image of the form', async () => {
  onTestFinished(drawPhotos())
  const upped = holdResponse(UPLOAD, { status: 503 })
  const [newItem] = FORMS
  const form = await newItem.open()
  await upload(form, photoInput(form, 0))
  await click(() => within(form).getByRole('button', { name: newItem.submit }))
  upped.release()
  const alert = await within(form).findByRole('alert')
  expect(photoInput(form, -1).closest('div')).toContainElement(alert)
})
