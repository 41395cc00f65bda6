import {
  approveOffering,
  listOfferingMessages,
} from '@registry/shared/contract/offerings/owner-offerings'
import { screen, waitFor } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { holdResponse } from '../../../../../test/components/browser/held-response.ts'
import { request, route, sentRequests } from '../../../../../test/components/browser/network.ts'
import { click, fill, user } from '../../../../../test/components/browser/user.ts'
import { offerTo } from '../../../../../test/components/offerings.ts'
import { openPage } from '../../../../../test/components/open-page.tsx'
import { signUp } from '../../../../../test/components/sign-up.ts'

const BATH = 'Foldable baby bath'
const MESSAGES = /^POST .*\/messages$/

const button = (name: string) => screen.getByRole('button', { name })
const message = () => screen.getByLabelText<HTMLTextAreaElement>(/^Message to Shanti/)

async function openAccepted() {
  const owner = await signUp()
  const id = await offerTo(owner)
  await owner.call(approveOffering, { params: { id }, body: {} })
  await openPage('/dashboard?tab=gift-passing')
  await click(() => screen.getByRole('tab', { name: '1 Accepted' }))
  return { owner, id }
}

describe('text typed while a request is pending', () => {
  test.each([
    ['call off', `Call off: ${BATH}`, /^Reason for Shanti/, /^Call off and/, /\/status$/],
    ['pickup', `Pickup arranged: ${BATH}`, /^Note to Shanti/, /^Yes, it is/, /\/status$/],
    ['interest', `We would love it: ${BATH}`, /^Message to Shanti/, /^Send to/, /-interest$/],
    ['flag', `Flag: ${BATH}`, /^What is wrong with it/, /^Flag it/, /\/flag$/],
  ])('is not accepted by the %s dialog', async (_name, open, label, submit, path) => {
    await openAccepted()
    await click(() => button(open))
    const field = screen.getByLabelText(label)
    await fill(field, 'With joy')
    const held = holdResponse(path, { status: 500 })
    await user.click(screen.getByRole('button', { name: submit }))
    await user.type(field, ' and thanks')
    held.release()
    await screen.findByRole('alert')
    expect(field).toHaveValue('With joy')
    await user.type(field, ' and thanks')
    expect(field).toHaveValue('With joy and thanks')
  })
})

/** Delivers the next message to the API, and loses its response. */
function loseNextResponse(): void {
  const remove = route(MESSAGES, async ({ url, headers, json }) => {
    remove()
    await request(url, { method: 'POST', headers, body: JSON.stringify(json) })
    return 'lost' as const
  })
}

test('a message that was changed after its response was lost is not sent twice without notice', async () => {
  const { owner, id } = await openAccepted()
  const sentTexts = async () => {
    const { messages } = await owner.call(listOfferingMessages, { params: { id } })
    return messages.map(one => one.message)
  }
  loseNextResponse()
  await click(() => button(`Write to Shanti: ${BATH}`))
  await fill(message(), 'Is Saturday fine?')
  await user.click(button('Send'))
  await screen.findByRole('alert')
  await fill(message(), 'Is Sunday fine?')
  await user.click(button('Send'))
  await screen.findByText(/^Your message arrived as you sent it before/)
  expect(message()).toHaveValue('Is Sunday fine?')
  expect(await sentTexts()).toEqual(['Is Saturday fine?'])
  await user.click(button('Send'))
  await waitFor(() => expect(message()).toHaveValue(''))
  expect(await sentTexts()).toHaveLength(2)
})

test('a message whose response was lost is sent once when its dialog is opened again', async () => {
  const { owner, id } = await openAccepted()
  loseNextResponse()
  await click(() => button(`Write to Shanti: ${BATH}`))
  await fill(message(), 'Is Saturday fine?')
  await user.click(button('Send'))
  await screen.findByRole('alert')
  await user.keyboard('{Escape}')
  await click(() => button(`Write to Shanti: ${BATH}`))
  expect(message()).toHaveValue('Is Saturday fine?')
  await user.click(button('Send'))
  await waitFor(() => expect(message()).toHaveValue(''))
  const sentTexts = async () => {
    const { messages } = await owner.call(listOfferingMessages, { params: { id } })
    return messages.map(one => one.message)
  }
  expect(await sentTexts()).toEqual(['Is Saturday fine?'])
  // The same text again is another message.
  await fill(message(), 'Is Saturday fine?')
  await user.click(button('Send'))
  await waitFor(() => expect(message()).toHaveValue(''))
  expect(await sentTexts()).toHaveLength(2)
  expect(sentRequests(MESSAGES)).toHaveLength(3)
})

test('the pickup time is in Singapore time', async () => {
  await openAccepted()
  await click(() => button(`Pickup arranged: ${BATH}`))
  expect(screen.getByLabelText(/^Time/)).toHaveAccessibleDescription('Singapore time (SGT)')
})
