import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { route, type StubbedResponse } from '../../../test/components/browser/network.ts'
import { click, fill, user } from '../../../test/components/browser/user.ts'
import { offerItem } from '../../../test/components/offerings.ts'
import { openRegistry } from '../../../test/components/open-page.tsx'
import { registryForVisitor } from '../../../test/components/visited-registry.ts'

const TRACK = /^GET \/api\/gift-passing\/track-offerings/

const field = () => screen.getByLabelText(/^Email you used/)
const find = () => click(() => screen.getByRole('button', { name: 'Find my offerings' }))

async function openTrack(slug: string): Promise<void> {
  await openRegistry(slug, '?track=')
  await screen.findByRole('heading', { name: 'Track Offerings' })
}

describe('tracking offerings by email', () => {
  test('refuses what is no email, and keeps the focus on it', async () => {
    const { slug } = await registryForVisitor()
    await openTrack(slug)
    for (const typed of ['', 'mei@', 'mei example.com']) {
      await fill(field(), typed)
      await user.keyboard('{Enter}')
      await screen.findByText('Please enter a valid email address')
      expect(field()).toHaveFocus()
    }
    await fill(field(), 'someone-else@example.com')
    await waitFor(() =>
      expect(screen.queryByText('Please enter a valid email address')).not.toBeInTheDocument(),
    )
    await user.keyboard('{Enter}')
    await screen.findByRole('heading', { name: 'No offerings for this email yet' })
    await click(() => screen.getByRole('button', { name: 'Share Your First Item' }))
    await waitFor(() => expect(location.search).toBe('?share=offer'))
  })

  test('is filled in from the stored details, and empties the list when a lookup fails', async () => {
    const { slug } = await registryForVisitor()
    const email = `wei-${slug}@example.com`
    await offerItem(slug, { itemName: 'Bouncer', offererEmail: email })
    const known = { name: 'Wei', email, relationship: 'friend', hasCompletedOnboarding: true }
    localStorage.setItem('visitor_data', JSON.stringify(known))
    await openTrack(slug)
    expect(field()).toHaveValue(email)
    const failures: [StubbedResponse, string][] = [
      [{ status: 500, json: { success: false, error: 'We rest a little.' } }, 'We rest a little.'],
      ['lost', 'Failed to load your offerings'],
      [
        { status: 429, headers: { 'retry-after': '1800' } },
        'Too many tries. Please wait 30 minutes and try again.',
      ],
    ]
    const dialog = within(screen.getByRole('dialog'))
    for (const [response, words] of failures) {
      await find()
      await dialog.findByRole('article', { name: 'Bouncer' })
      expect(dialog.queryByRole('alert')).not.toBeInTheDocument()
      const remove = route(TRACK, response)
      await find()
      await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(words))
      expect(dialog.queryByRole('article')).not.toBeInTheDocument()
      remove()
    }
    await click(() => screen.getByRole('button', { name: 'Back to Registry' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })
})
