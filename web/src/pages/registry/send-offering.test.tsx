import { listOfferings } from '@registry/shared/contract/offerings/owner-offerings'
import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, onTestFinished, test } from 'vitest'
import { holdResponse } from '../../../test/components/browser/held-response.ts'
import { request, route, sentRequests } from '../../../test/components/browser/network.ts'
import { drawPhotos, photoFile } from '../../../test/components/browser/photos.ts'
import { click, fill, user } from '../../../test/components/browser/user.ts'
import { notifications } from '../../../test/components/items.ts'
import {
  CREATE_OFFERING,
  expectThanks,
  fillAll,
  openWizard,
  openWizardFromActions,
  press,
  wizard,
} from '../../../test/components/offering-wizard.ts'
import type { TestOwner } from '../../../test/components/sign-up.ts'
import { registryForVisitor } from '../../../test/components/visited-registry.ts'
import { replaceQuery } from '../../lib/url/page-url.ts'

const offeringsOf = async (owner: TestOwner) =>
  (await owner.call(listOfferings, { query: { limit: 100, offset: 0 } })).offerings

/** Delivers the next offering to the API, and loses its response. */
function loseNextResponse(): void {
  const remove = route(CREATE_OFFERING, async ({ headers, json }) => {
    remove()
    const init = { method: 'POST', headers, body: JSON.stringify(json) }
    expect((await request('/api/gift-passing/offerings', init)).status).toBe(201)
    return 'lost' as const
  })
}

const LAST_STEP = '?share=offer&step=contact-submit'

/** Goes back in history, and waits until the page has handled it. */
async function goBackBy(entries: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  addEventListener('popstate', resolve, { once: true })
  history.go(-entries)
  await promise
  await waitFor(() => expect(location.search).toBe(LAST_STEP))
}

/** Submits an offering, and goes back to the choice of actions while it is sent. */
async function sendAndGoBackToActions(slug: string, respond: Parameters<typeof route>[1]) {
  await openWizardFromActions(slug)
  await fillAll('Bottle warmer')
  route(CREATE_OFFERING, respond)
  await press('Submit')
  await wizard().findByRole('button', { name: 'Submitting...' })
  await goBackBy(3)
}

describe('an offer that is being sent', () => {
  test('cannot be closed, so that its text is there when it fails', async () => {
    const { slug } = await registryForVisitor()
    await openWizard(slug)
    await fillAll('Bottle warmer')
    const { promise, resolve } = Promise.withResolvers<'lost'>()
    route(CREATE_OFFERING, () => promise)
    await press('Submit')
    await wizard().findByRole('button', { name: 'Submitting...' })
    expect(wizard().getByRole('button', { name: 'Close' })).toBeDisabled()
    resolve('lost')
    await wizard().findByRole('alert')
    expect(wizard().getByLabelText(/^Your name/)).toHaveValue('Mei Ling Koh')
    expect(wizard().getByRole('button', { name: 'Close' })).toBeEnabled()
  })

  test('closes its fields, so that no later text is lost', async () => {
    const { slug } = await registryForVisitor()
    await openWizard(slug)
    await fillAll('Bottle warmer')
    const held = holdResponse(CREATE_OFFERING, 'lost')
    const name = () => wizard().getByLabelText(/^Your name/)
    await press('Submit')
    await wizard().findByRole('button', { name: 'Submitting...' })
    await user.type(name(), ' Lim')
    expect(name()).toHaveFocus()
    expect(name()).toHaveValue('Mei Ling Koh')
    for (const choice of wizard().getAllByRole('checkbox')) expect(choice).toBeDisabled()
    held.release()
    await wizard().findByRole('alert')
    await user.keyboard(' Lim')
    expect(name()).toHaveValue('Mei Ling Koh Lim')
  })

  test('stays open however often Back is pressed', async () => {
    const { slug } = await registryForVisitor()
    await openWizardFromActions(slug)
    await fillAll('Bottle warmer')
    const held = holdResponse(CREATE_OFFERING)
    await press('Submit')
    await wizard().findByRole('button', { name: 'Submitting...' })
    for (let count = 1; count <= 6; count++) await goBackBy(1)
    held.release()
    await expectThanks()
  })

  test('stays at its last step after Back, and shows that it arrived', async () => {
    const { slug } = await registryForVisitor()
    const { promise, resolve } = Promise.withResolvers<'continue'>()
    await sendAndGoBackToActions(slug, () => promise)
    expect(wizard().getByRole('button', { name: 'Back' })).toBeDisabled()
    await user.keyboard('{Escape}')
    expect(wizard().getByLabelText(/^Your name/)).toHaveValue('Mei Ling Koh')
    resolve('continue')
    await expectThanks()
    await click(() => screen.getByRole('button', { name: 'Back to Registry' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  test('returns to its last step after Back when it fails, with the earlier steps below it', async () => {
    const { slug } = await registryForVisitor()
    const { promise, resolve } = Promise.withResolvers<'lost'>()
    await sendAndGoBackToActions(slug, () => promise)
    resolve('lost')
    await wizard().findByRole('alert')
    expect(location.search).toBe(LAST_STEP)
    await press('Back')
    expect(await wizard().findByLabelText(/^Description/)).toBeVisible()
    await press('Back')
    expect(await wizard().findByLabelText(/^Item name/)).toHaveValue('Bottle warmer')
  })
})

describe('an offer whose sheet is closed while it is sent', () => {
  async function sendAndClose(loss?: 'lost') {
    const { slug } = await registryForVisitor()
    await openWizard(slug)
    await fillAll('Bottle warmer')
    const held = holdResponse(CREATE_OFFERING, loss)
    await press('Submit')
    await wizard().findByRole('button', { name: 'Submitting...' })
    replaceQuery({ share: undefined, step: undefined })
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    return held
  }

  test('has an empty live region for its toast', async () => {
    const held = await sendAndClose()
    expect(within(notifications()).getByRole('status')).toBeEmptyDOMElement()
    held.release()
    await waitFor(() => expect(notifications()).toHaveTextContent('Bottle warmer'))
  })

  test('is confirmed by a toast', async () => {
    const held = await sendAndClose()
    held.release()
    expect(
      await screen.findByText(/will review “.?Bottle warmer.?” and answer to mei@example.com/),
    ).toBeVisible()
  })

  test('says by a toast that it failed', async () => {
    const held = await sendAndClose('lost')
    held.release()
    expect(
      await screen.findByText('Failed to submit your offering. Please try again.'),
    ).toBeVisible()
  })
})

describe('an offer that waits for its photos', () => {
  const PHOTOS = /^POST \/api\/gift-passing\/photos/

  async function submitWithPendingPhoto() {
    const restore = drawPhotos()
    onTestFinished(restore)
    const { slug } = await registryForVisitor()
    await openWizardFromActions(slug)
    const held = holdResponse(PHOTOS)
    await user.upload(wizard().getByLabelText('Choose photos'), photoFile('1.png'))
    await fillAll('Bottle warmer')
    await press('Submit')
    await wizard().findByRole('button', { name: 'Waiting for your photos...' })
    return held
  }

  test('is not sent after Back', async () => {
    const held = await submitWithPendingPhoto()
    await press('Back')
    expect(await wizard().findByLabelText(/^Description/)).toBeVisible()
    held.release()
    await press('Next')
    await wizard().findByRole('button', { name: 'Submit' })
    expect(sentRequests(CREATE_OFFERING)).toEqual([])
  })

  test('can be closed', async () => {
    await submitWithPendingPhoto()
    await press('Close')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })
})

describe('an offer that is sent several times', () => {
  test('says why each attempt failed, and is created once', async () => {
    const owner = await registryForVisitor()
    await openWizard(owner.slug)
    await fillAll('Nursing pillow')
    const alert = () => wizard().findByRole('alert')
    const attempt = async (response: Parameters<typeof route>[1], button: string) => {
      const remove = route(CREATE_OFFERING, async request => {
        remove()
        return typeof response === 'function' ? response(request) : response
      })
      await press(button)
    }

    await attempt('lost', 'Submit')
    await waitFor(async () =>
      expect(await alert()).toHaveTextContent('Failed to submit your offering. Please try again.'),
    )
    expect(await alert()).toHaveTextContent('it counts once, however often you try')

    const limited = { success: false, error: 'Please wait a minute.', code: 'RATE_LIMITED' }
    await attempt({ status: 429, headers: { 'retry-after': '60' }, json: limited }, 'Try Again')
    await waitFor(async () => expect(await alert()).toHaveTextContent('Please wait a minute.'))
    expect(within(await alert()).queryByRole('button')).not.toBeInTheDocument()

    const fields = { description: 'Please say more about it' }
    const invalid = { success: false, error: fields.description, code: 'VALIDATION_FAILED', fields }
    await attempt({ status: 400, json: invalid }, 'Submit')
    const description = await wizard().findByLabelText(/^Description/)
    await waitFor(() => expect(description).toHaveFocus())
    expect(wizard().getByText(fields.description)).toBeVisible()
    await fill(description, 'It is soft, and its cover can be washed.')
    expect(wizard().queryByText(fields.description)).not.toBeInTheDocument()
    await press('Next')

    await wizard().findByLabelText(/^Your name/)
    loseNextResponse()
    await press('Submit')
    await waitFor(async () =>
      expect(await alert()).toHaveTextContent('Please check your connection'),
    )
    await press('Try Again')
    await expectThanks()
    const keys = sentRequests(CREATE_OFFERING).map(({ headers }) => headers.get('idempotency-key'))
    expect(keys.at(-1)).toBe(keys.at(-2))
    expect(await offeringsOf(owner)).toHaveLength(1)
  })

  test('is created once although it was changed after its response was lost, and says which one arrived', async () => {
    const owner = await registryForVisitor()
    await openWizard(owner.slug)
    await fillAll('Nursing pillow')
    loseNextResponse()
    await press('Submit')
    await wizard().findByRole('alert')
    await fill(wizard().getByLabelText(/^Your email/), 'mei.koh@example.com')
    await press('Submit')
    const thanks = await expectThanks()
    expect(thanks).toHaveTextContent('answer to mei@example.com')
    expect(thanks).toHaveTextContent('without your last changes')
    expect(await offeringsOf(owner)).toHaveLength(1)
  })

  test('is created as changed if the first request never arrived', async () => {
    const owner = await registryForVisitor()
    await openWizard(owner.slug)
    await fillAll('Nursing pillow')
    const remove = route(CREATE_OFFERING, 'lost')
    await press('Submit')
    await wizard().findByRole('alert')
    remove()
    await fill(wizard().getByLabelText(/^Your email/), 'mei.koh@example.com')
    await press('Submit')
    const thanks = await expectThanks()
    expect(thanks).toHaveTextContent('answer to mei.koh@example.com')
    expect(thanks).not.toHaveTextContent('without your last changes')
    expect(await offeringsOf(owner)).toHaveLength(1)
  })

  test('leads from the step of a rejected field to the one before it', async () => {
    const { slug } = await registryForVisitor()
    await openWizardFromActions(slug)
    await fillAll('Nursing pillow')
    const fields = { description: 'Please say more about it' }
    const json = { success: false, error: fields.description, code: 'VALIDATION_FAILED', fields }
    route(CREATE_OFFERING, { status: 400, json })
    await press('Submit')
    await waitFor(() => expect(wizard().getByLabelText(/^Description/)).toHaveFocus())
    await press('Back')
    expect(await wizard().findByLabelText(/^Item name/)).toBeVisible()
    await press('Back')
    expect(await screen.findByRole('button', { name: /^Track Offerings/ })).toBeVisible()
  })
})
