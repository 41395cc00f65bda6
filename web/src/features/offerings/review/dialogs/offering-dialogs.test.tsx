import { approveOffering } from '@registry/shared/contract/offerings/owner-offerings'
import { screen } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { holdResponse } from '../../../../../test/components/browser/held-response.ts'
import { click, fill, user } from '../../../../../test/components/browser/user.ts'
import { offerTo } from '../../../../../test/components/offerings.ts'
import { openPage } from '../../../../../test/components/open-page.tsx'
import { signUp } from '../../../../../test/components/sign-up.ts'

const BATH = 'Foldable baby bath'

const button = (name: string) => screen.getByRole('button', { name })

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
