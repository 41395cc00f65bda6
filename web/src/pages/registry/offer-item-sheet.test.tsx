import { updateProfile } from '@registry/shared/contract/account/settings'
import { screen, waitFor, within } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sendEvent } from '../../../test/components/browser/event-source.ts'
import { route, sentRequests } from '../../../test/components/browser/network.ts'
import { drawPhotos, photoFile } from '../../../test/components/browser/photos.ts'
import { click, fill, user } from '../../../test/components/browser/user.ts'
import {
  CREATE_OFFERING,
  expectThanks,
  fillAll,
  fillContact,
  fillDetails,
  fillWhat,
  openWizard,
  openWizardFromActions,
  press,
  wizard,
} from '../../../test/components/offering-wizard.ts'
import { openRegistry } from '../../../test/components/open-page.tsx'
import { registryForVisitor } from '../../../test/components/visited-registry.ts'

const PHOTOS = /^POST \/api\/gift-passing\/photos/

const choose = (...files: File[]) => user.upload(wizard().getByLabelText('Choose photos'), files)
const said = (text: string | RegExp) => wizard().findByText(text)

describe('the wizard that shares an item', () => {
  test('names what is missing in each step and focuses the first of it', async () => {
    const { slug } = await registryForVisitor()
    await openWizard(slug)
    await press('Next')
    await said('Item name is required')
    expect(wizard().getByText('Category is required')).toBeVisible()
    await waitFor(() => expect(wizard().getByLabelText(/^Item name/)).toHaveFocus())
    await fillWhat('Baby bath')
    await press('Next')
    await fill(await wizard().findByLabelText(/^Description/), `Short. ${'🍼'.repeat(12)}`)
    await said('19 of at least 20')
    await press('Next')
    await said('Description must be at least 20 characters')
    expect(wizard().getByText('Condition is required')).toBeVisible()
    expect(wizard().getByText('Suitable age is required')).toBeVisible()
    await fillDetails()
    expect(wizard().getByText('The parents will read: Good')).toBeVisible()
    const quantity = wizard().getByLabelText(/^Quantity/)
    await fill(quantity, '21')
    await press('Next')
    await said('Quantity must be a whole number from 1 to 20')
    await press('One less')
    expect(quantity).toHaveValue('20')
    await press('Next')
    await user.click(await wizard().findByRole('checkbox', { name: 'They can pick it up from me' }))
    await press('Submit')
    await said('Your name is required')
    expect(wizard().getByText('Your email is required')).toBeVisible()
    expect(wizard().getByText('At least one availability option is required')).toBeVisible()
  })

  test('keeps what was typed while stepping back, and drops it when closed', async () => {
    const { slug } = await registryForVisitor()
    await openWizardFromActions(slug)
    await fillAll('High chair')
    await user.keyboard('{Escape}')
    expect(await wizard().findByLabelText(/^Description/)).toHaveValue(
      'Used for one year, the plug is new.',
    )
    await press('Back')
    expect(await wizard().findByLabelText(/^Item name/)).toHaveValue('High chair')
    await press('Back')
    await click(() => screen.getByRole('button', { name: /^Share an Item/ }))
    expect(await screen.findByLabelText(/^Item name/)).toHaveValue('High chair')
    expect(JSON.stringify(sessionStorage)).toContain('High chair')
    await press('Close')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(JSON.stringify(sessionStorage)).not.toContain('High chair')
  })

  test('opens at the first step from the URL of a later one, and not at all after the end', async () => {
    const { slug } = await registryForVisitor()
    await openRegistry(slug, '?share=offer&step=contact-submit')
    expect(await screen.findByLabelText(/^Item name/)).toHaveValue('')
    await waitFor(() => expect(location.search).toBe('?share=offer'))
    await openRegistry(slug, '?share=offer&step=submitted')
    await waitFor(() => expect(location.search).toBe(''))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })
})

describe('photos of a shared item', () => {
  let restore: () => void

  beforeEach(() => {
    restore = drawPhotos()
  })
  afterEach(() => restore())

  test('that did not upload keep the visitor at their step, and are tried again', async () => {
    const { slug } = await registryForVisitor()
    let uploads = 0
    let answered: Promise<void> = Promise.resolve()
    route(PHOTOS, async () => {
      uploads += 1
      const isLost = uploads <= 2 || uploads === 5
      await answered
      const id = crypto.randomUUID()
      const json = { success: true, data: { id, displayUrl: `/images/${id}.jpg` } }
      return isLost ? 'lost' : { status: 201, json }
    })
    const created = { id: crypto.randomUUID(), status: 'pending_review' }
    route(CREATE_OFFERING, { status: 201, json: { success: true, data: created } })
    await openWizard(slug)
    const notes = new File(['no image'], 'notes.jpg', { type: 'image/jpeg' })
    const [one, two, three, four] = ['1.png', '2.png', '3.png', '4.png'].map(photoFile)
    await choose(...([one, two, notes, three, four] as File[]))
    await said('At most 4 photos fit, so the rest was left out.')
    await said(/^This photo could not be read\./)
    await wizard().findByText('1 of 4 photos uploaded')
    expect(wizard().getByLabelText('Choose photos')).toBeDisabled()
    expect(wizard().getAllByRole('button', { name: /Try Again with/ })).toHaveLength(2)
    await press('Remove photo 3')
    expect(wizard().getByRole('button', { name: 'Remove photo 3' })).toHaveFocus()
    await press('Try Again with photo 1')
    await wizard().findByText('2 of 3 photos uploaded')

    await fillWhat('Play mat')
    await press('Next')
    await said('One photo did not upload. Please try it again or remove it.')
    expect(wizard().queryByLabelText(/^Description/)).not.toBeInTheDocument()

    const { promise, resolve } = Promise.withResolvers<void>()
    answered = promise
    await press('Try Again with photo 2')
    await waitFor(() =>
      expect(wizard().queryByText(/^One photo did not upload/)).not.toBeInTheDocument(),
    )
    await press('Next')
    await fillDetails()
    await press('Next')
    await fillContact()
    await press('Submit')
    resolve()
    const alert = await wizard().findByRole('alert')
    expect(alert).toHaveTextContent('1 photo did not upload.')
    await user.click(within(alert).getByRole('button', { name: 'Try Again' }))
    await expectThanks()
    expect(sentRequests(CREATE_OFFERING).map(({ json }) => json)).toEqual([
      expect.objectContaining({ photoIds: Array(3).fill(expect.any(String)) }),
    ])
  })
  test('that fail after their step was left lead back to it, and Back leads to the step before', async () => {
    const { slug } = await registryForVisitor()
    const { promise, resolve } = Promise.withResolvers<'lost'>()
    route(PHOTOS, () => promise)
    await openWizardFromActions(slug)
    await choose(photoFile('1.png'))
    await fillWhat('Play mat')
    await press('Next')
    await fillDetails()
    const preview = () => document.querySelector('img[src="blob:photo"]')
    await waitFor(() => expect(preview()).toBeInTheDocument())
    resolve('lost')
    await waitFor(() => expect(preview()).not.toBeInTheDocument())
    await press('Next')
    await said('One photo did not upload. Please try it again or remove it.')
    await waitFor(() => expect(wizard().getByLabelText('Choose photos')).toHaveFocus())
    await press('Back')
    expect(await screen.findByRole('button', { name: /^Track Offerings/ })).toBeVisible()
  })
})

describe('an open offer', () => {
  test('stays with its text when the parents switch gift passing off, and says why it cannot be sent', async () => {
    const owner = await registryForVisitor()
    await openWizard(owner.slug)
    await fillAll('Changing table')
    await owner.call(updateProfile, { body: { giftPassingEnabled: false } })
    sendEvent('hello', {}, 'another-version')
    await waitFor(() =>
      expect(document.querySelector('.sidebar')).not.toHaveTextContent('Pass Gifts'),
    )
    await press('Submit')
    expect(await wizard().findByRole('alert')).toHaveTextContent(
      'The parents are not taking offers at the moment.',
    )
    expect(wizard().getByLabelText(/^Your name/)).toHaveValue('Mei Ling Koh')
  })
})

describe('the sheets of gift passing', () => {
  test('open one after the other also when the parents switch gift passing off meanwhile', async () => {
    const owner = await registryForVisitor()
    await openRegistry(owner.slug, '?share=actions')
    await screen.findByRole('button', { name: /^Track Offerings/ })
    await owner.call(updateProfile, { body: { giftPassingEnabled: false } })
    sendEvent('hello', {}, 'another-version')
    await waitFor(() =>
      expect(document.querySelector('.sidebar')).not.toHaveTextContent('Pass Gifts'),
    )
    // A browser renders the page between two sheets; jsdom does not.
    const goTo = (search: string) => {
      history.pushState(null, '', `${location.pathname}${search}`)
      dispatchEvent(new PopStateEvent('popstate'))
    }
    goTo('')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    goTo('?track=offerings')
    expect(await screen.findByRole('dialog', { name: 'Track Offerings' })).toBeVisible()
  })
})
