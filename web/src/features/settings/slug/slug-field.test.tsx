import { screen, waitFor } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { advance, startTestClock } from '../../../../test/components/browser/clock.ts'
import { route, type StubbedResponse } from '../../../../test/components/browser/network.ts'
import { click, fill } from '../../../../test/components/browser/user.ts'
import { openSettings, saveSettings, settings } from '../../../../test/components/settings.ts'
import { signUp } from '../../../../test/components/sign-up.ts'

const FREE: StubbedResponse = { json: { success: true, available: true } }
const TAKEN: StubbedResponse = { json: { success: true, available: false } }

/** Holds the availability checks until the test responds to each, in any order. */
function holdChecks() {
  const checks: { slug: string; respond: (response: StubbedResponse) => void }[] = []
  route(/check-slug/, ({ url }) => {
    const { promise, resolve } = Promise.withResolvers<StubbedResponse>()
    checks.push({ slug: url.split('/').at(-1) ?? '', respond: resolve })
    return promise
  })
  return {
    slugs: () => checks.map(({ slug }) => slug),
    respond: (slug: string, response: StubbedResponse) =>
      checks.findLast(check => check.slug === slug)?.respond(response),
  }
}

async function openSlugField() {
  const owner = await signUp()
  await openSettings()
  startTestClock()
  return owner
}

const find = (text: string) => screen.findByText(text)

describe('the registry URL in the settings', () => {
  test('shows validation errors, and is checked 500 ms after the last keystroke', async () => {
    const owner = await openSlugField()
    const checks = holdChecks()
    expect(settings.slug()).toHaveValue(owner.slug)
    await fill(settings.slug(), 'Baby_Tan!')
    expect(settings.slug()).toHaveValue('baby_tan!')
    await find('Only lowercase letters, numbers, and hyphens allowed')
    await fill(settings.slug(), 'ab')
    await find('Registry slug must be between 3 and 50 characters')
    await saveSettings()
    await find('Registry slug must be at least 3 characters long')
    await waitFor(() => expect(settings.slug()).toHaveFocus())

    await fill(settings.slug(), 'somebody-else')
    await find('Checking availability…')
    expect(settings.save()).toBeDisabled()
    expect(checks.slugs()).toEqual([])
    await advance(500)
    await waitFor(() => expect(checks.slugs()).toEqual(['somebody-else']))
    checks.respond('somebody-else', TAKEN)
    await find('This URL is already taken')
    await saveSettings()
    await find('Please choose an available registry slug')
    await waitFor(() => expect(settings.slug()).toHaveFocus())
    expect(settings.slug()).toHaveValue('somebody-else')

    await fill(settings.slug(), owner.slug)
    await find('Your old link keeps working when you change it.')
    await advance(1_000)
    expect(checks.slugs()).not.toContain(owner.slug)
  })

  test('suggests available URLs for a taken one', async () => {
    const owner = await signUp()
    await openSettings()
    const offered = `welcome-${owner.slug}`
    route(/check-slug\/somebody-else$/, TAKEN)
    await fill(settings.title(), `Welcome, ${owner.slug}`)
    await fill(settings.slug(), 'somebody-else')
    await click(() => screen.getByRole('button', { name: offered }))
    expect(settings.slug()).toHaveValue(offered)
    expect(settings.slug()).toHaveFocus()
    await screen.findByText('This URL is available.', { exact: false })
    expect(screen.queryByText('Free:')).toBeNull()
  })

  test('ignores a late response for earlier text, and checks again with Try Again', async () => {
    await openSlugField()
    const checks = holdChecks()
    await fill(settings.slug(), 'the-first')
    await advance(500)
    await waitFor(() => expect(checks.slugs()).toEqual(['the-first']))
    await fill(settings.slug(), 'the-second')
    await advance(500)
    await waitFor(() => expect(checks.slugs()).toEqual(['the-first', 'the-second']))
    checks.respond('the-second', FREE)
    const available = 'This URL is available. Your old link keeps working.'
    await find(available)
    checks.respond('the-first', TAKEN)
    await advance(5_000)
    await find(available)

    await fill(settings.slug(), 'the-third')
    await advance(500)
    await waitFor(() => expect(checks.slugs()).toContain('the-third'))
    checks.respond('the-third', 'lost')
    await find('Error checking availability')
    await saveSettings()
    await find('Please choose an available registry slug')
    await click(() => screen.getByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(checks.slugs()).toHaveLength(4))
    expect(settings.save()).toBeDisabled()
    checks.respond('the-third', FREE)
    await find(available)
  })
})
