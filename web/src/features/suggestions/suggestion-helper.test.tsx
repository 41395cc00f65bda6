import { screen, waitFor, within } from '@testing-library/dom'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { advance, advanceUntil, freezeTestClock } from '../../../test/components/browser/clock.ts'
import { holdResponse } from '../../../test/components/browser/held-response.ts'
import {
  route,
  type StubbedResponse,
  sentRequests,
} from '../../../test/components/browser/network.ts'
import { click, fill, user } from '../../../test/components/browser/user.ts'
import {
  addItem,
  openAddForm,
  openDashboard,
  openEditForm,
} from '../../../test/components/items.ts'
import { modulesLoaded } from '../../../test/components/open-page.tsx'

const KEYWORDS = /^POST \/api\/admin\/llm\/generate-keywords$/
const DESCRIPTION = /^POST \/api\/admin\/llm\/generate-description$/
const OWN_KEYWORDS = 'These keywords are our own for this category.'
const TEXT = 'A soft, warm light for the small hours.'

function suggested(...keywords: string[]): StubbedResponse {
  return { json: { success: true, data: { keywords }, fallback: false, warning: null } }
}

function described(description: string): StubbedResponse {
  return { json: { success: true, description, fallback: false, error: null, code: null } }
}

const button = (name: string) => screen.getByRole('button', { name })
const keywords = () => screen.findByRole('group', { name: 'Keywords' })
const chosen = async () =>
  within(await keywords())
    .queryAllByRole('button', { pressed: true })
    .map(({ textContent }) => textContent)

async function openForm(): Promise<HTMLElement> {
  await openDashboard()
  await screen.findByText('No items in your registry yet')
  return openAddForm()
}

async function openHelper(form: HTMLElement): Promise<HTMLElement> {
  await user.click(within(form).getByRole('button', { name: 'Suggest a description' }))
  await modulesLoaded()
  return screen.findByRole('region', { name: 'Help with the words' })
}

describe('without a language model', () => {
  test('says so, and inserts the keywords of the category into the description', async () => {
    const form = await openForm()
    const helper = await openHelper(form)
    await within(helper).findByText(
      'AI suggestions are not set up here. You can write your own words any time.',
    )
    expect(helper).toHaveTextContent(OWN_KEYWORDS)
    expect(within(helper).queryByRole('button', { name: 'Write it for me' })).toBeNull()
    await user.selectOptions(within(form).getByLabelText('Category'), 'Baby Monitors')
    await user.click(await within(helper).findByRole('button', { name: 'night vision' }))
    await user.click(within(helper).getByRole('button', { name: 'two way talk' }))
    await user.click(
      within(helper).getByRole('button', { name: 'Put these words into the description' }),
    )
    const description = within(form).getByLabelText(/^Description/)
    expect(description).toHaveValue('Night vision, two way talk.')
    expect(description).toHaveFocus()
  })
})

describe('keywords', () => {
  test('are selected, added and removed, each of at most 20 characters', async () => {
    route(KEYWORDS, suggested('soft light', 'rechargeable', 'gift box'))
    await openHelper(await openForm())
    const group = within(await keywords())
    await waitFor(async () =>
      expect(await chosen()).toEqual(['soft light', 'rechargeable', 'gift box']),
    )
    await user.click(group.getByRole('button', { name: 'gift box' }))
    const own = group.getByLabelText('Your own keyword')
    await fill(own, ' for  Pune , soft light,')
    await user.keyboard('{Enter}')
    expect(group.getByRole('button', { name: 'Take away for Pune' })).toBeVisible()
    expect(await chosen()).toEqual(['soft light', 'rechargeable'])
    await fill(own, 'x'.repeat(21))
    await user.keyboard('{Enter}')
    expect(screen.getByText('Please use at most 20 characters for a keyword')).toBeVisible()
  })

  test('that fail to load come from the category list, with a warning, until Try again succeeds', async () => {
    route(KEYWORDS, { status: 429 })
    const form = await openForm()
    await user.selectOptions(within(form).getByLabelText('Category'), 'Baby Monitors')
    await openHelper(form)
    const group = await keywords()
    await waitFor(() =>
      expect(group).toHaveTextContent(
        `Rate limit exceeded. Please wait a minute and try again. ${OWN_KEYWORDS}`,
      ),
    )
    expect(within(group).getByRole('button', { name: 'night vision' })).toBeVisible()
    route(KEYWORDS, suggested('soft light'))
    await user.click(within(group).getByRole('button', { name: 'Try again' }))
    await waitFor(async () => expect(await chosen()).toEqual(['soft light']))
    expect(group).not.toHaveTextContent(OWN_KEYWORDS)
    expect(within(group).getByLabelText('Your own keyword')).toHaveFocus()
  })

  test('are requested 500 ms after the last keystroke', async () => {
    route(KEYWORDS, suggested('soft light'))
    const form = await openForm()
    await openHelper(form)
    const query = () => sentRequests(KEYWORDS).map(({ json }) => (json as Facts).itemName)
    await waitFor(async () => expect(await chosen()).toEqual(['soft light']))
    const name = within(form).getByLabelText('Product name *')
    freezeTestClock()
    await user.type(name, 'Moon lamp')
    await advance(499)
    expect(query()).toEqual([''])
    await advance(1)
    await advanceUntil(() => query().length > 1)
    expect(query()).toEqual(['', 'Moon lamp'])
  })

  test('of an earlier request never replace those of a later one', async () => {
    const { release } = holdResponse(KEYWORDS, suggested('of the first'))
    const form = await openForm()
    await openHelper(form)
    await waitFor(() => expect(sentRequests(KEYWORDS)).toHaveLength(1))
    route(KEYWORDS, ({ json }) => suggested((json as Facts).itemName))
    const name = within(form).getByLabelText('Product name *')
    await fill(name, 'Moon')
    await waitFor(async () => expect(await chosen()).toEqual(['Moon']))
    release()
    await fill(name, 'Moon lamp')
    await waitFor(async () => expect(await chosen()).toEqual(['Moon lamp']))
    expect(sentRequests(KEYWORDS)).toHaveLength(3)
  })
})

interface Facts {
  itemName: string
}

describe('a description', () => {
  test('is previewed, replaces the current one only on request, and can be discarded', async () => {
    route(KEYWORDS, suggested('soft light', 'rechargeable'))
    route(DESCRIPTION, described(TEXT))
    const form = await openForm()
    await fill(within(form).getByLabelText('Product name *'), 'Moon night light')
    await user.selectOptions(within(form).getByLabelText('Category'), 'Nursery Decor & Lighting')
    const description = within(form).getByLabelText(/^Description/)
    await fill(description, 'For the night feeds.')
    await openHelper(form)
    await waitFor(async () => expect(await chosen()).toHaveLength(2))
    await user.click(button('Write it for me'))
    expect(await screen.findByRole('blockquote')).toHaveTextContent(TEXT)
    expect(screen.getByText(/takes the place of what you have written/)).toBeVisible()
    await user.click(button('Keep mine'))
    expect(screen.queryByRole('blockquote')).toBeNull()
    expect(description).toHaveValue('For the night feeds.')

    expect(button('Write it for me')).toHaveFocus()
    await user.keyboard('{Enter}')
    await click(() => button('Use this'))
    expect(description).toHaveValue(TEXT)
    expect(description).toHaveFocus()
    await user.click(button('Put my words back'))
    expect(description).toHaveValue('For the night feeds.')
    expect(sentRequests(DESCRIPTION)[0]?.json).toEqual({
      prompt: 'Moon night light Nursery Decor & Lighting',
      category: 'Nursery Decor & Lighting',
      keywords: ['soft light', 'rechargeable'],
    })
  })

  test('that is applied gets the focus at once, and is saved with the other changes', async () => {
    route(KEYWORDS, suggested('soft light'))
    route(DESCRIPTION, described(TEXT))
    await openDashboard(addItem)
    await openHelper(await openEditForm())
    await user.click(button('Write it for me'))
    const use = await screen.findByRole('button', { name: 'Use this' })
    // Focus moves during the click, so that the next keystrokes are not lost.
    use.click()
    expect(document.activeElement).toHaveAttribute('name', 'productDescription')
    await user.keyboard('{End} From us.')
    await click(() => button('Save Changes'))
    const UPDATE = /^PUT \/api\/admin\/registry\/items\//
    await waitFor(() => expect(sentRequests(UPDATE)).toHaveLength(1))
    expect(sentRequests(UPDATE)[0]?.json).toEqual({
      productDescription: `${TEXT} From us.`,
      version: 1,
    })
  })

  test('is rendered as text only, whatever the model returns', async () => {
    const markup = 'Pram <img src="https://bad.example/p" onerror="alert(1)"> <b>soft</b>'
    route(KEYWORDS, suggested('<b>soft</b>'))
    route(DESCRIPTION, described(markup))
    const form = await openForm()
    await fill(within(form).getByLabelText('Product name *'), 'Pram')
    await openHelper(form)
    await waitFor(async () => expect(await chosen()).toEqual(['<b>soft</b>']))
    await user.click(button('Write it for me'))
    const quote = await screen.findByRole('blockquote')
    expect(quote.textContent).toBe(markup)
    expect(quote.children).toHaveLength(0)
  })

  test('is discarded by Close, which aborts the request', async () => {
    route(KEYWORDS, suggested('soft light'))
    const { release } = holdResponse(DESCRIPTION, described(TEXT))
    const form = await openForm()
    await fill(within(form).getByLabelText('Product name *'), 'Moon night light')
    await openHelper(form)
    await user.click(button('Write it for me'))
    await waitFor(() => expect(button('Writing…')).toHaveFocus())
    await user.click(button('Close'))
    expect(sentRequests(DESCRIPTION)[0]?.signal?.aborted).toBe(true)
    expect(button('Suggest a description')).toHaveFocus()
    release()
    await openHelper(form)
    expect(screen.queryByRole('blockquote')).toBeNull()
  })
})

describe('a description that fails', () => {
  const cases: [StubbedResponse, string][] = [
    ['lost', 'Network error. Please check your connection and try again.'],
    [
      { json: { success: false, description: '', fallback: true, error: null, code: null } },
      'AI_SERVICE_UNAVAILABLE',
    ],
  ]

  test('shows the reason, and leaves the current description unchanged', async () => {
    route(KEYWORDS, suggested('soft light'))
    const form = await openForm()
    await fill(within(form).getByLabelText(/^Description/), 'For the night feeds.')
    const helper = await openHelper(form)
    const announced = () =>
      within(helper)
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(' ')
    await click(() => button('Write it for me'))
    await within(helper).findByText('Please enter a product name first')
    expect(sentRequests(DESCRIPTION)).toEqual([])
    await fill(within(form).getByLabelText('Product name *'), 'Moon night light')
    for (const [response, words] of cases) {
      const stop = route(DESCRIPTION, response)
      const sent = sentRequests(DESCRIPTION).length
      await user.click(within(helper).getByRole('button', { name: 'Try again' }))
      await waitFor(() => expect(sentRequests(DESCRIPTION).length).toBeGreaterThan(sent))
      await within(helper).findByRole('button', { name: 'Try again' })
      await waitFor(() => expect(announced()).toContain(words))
      stop()
    }
    expect(within(form).getByLabelText(/^Description/)).toHaveValue('For the night feeds.')
  })
})

test('the privacy page says what a language model is sent, and what it is never sent', async () => {
  const { PrivacyPage } = await import('../../pages/privacy-page.tsx')
  document.body.innerHTML = renderToStaticMarkup(<PrivacyPage contact={undefined} />)
  const sharing = screen.getByRole('region', { name: 'Who else sees it' })
  expect(sharing).toHaveTextContent('has set up a language model for that')
  expect(sharing).toHaveTextContent('What it never holds: who asks, who gave and how much')
})
