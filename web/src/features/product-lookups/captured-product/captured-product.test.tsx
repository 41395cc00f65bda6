import { CAPTURE_FRAGMENT } from '@registry/shared/page-capture/item-form-url'
import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { capturedExample } from '../../../../../shared/test/captured-example.ts'
import { confirmEmail, signUpElsewhere } from '../../../../test/components/accounts.ts'
import { route, sentRequests } from '../../../../test/components/browser/network.ts'
import { click } from '../../../../test/components/browser/user.ts'
import { addForm, notifications } from '../../../../test/components/items.ts'
import { logIn } from '../../../../test/components/login.ts'
import { lookups } from '../../../../test/components/lookups.ts'
import { openPage } from '../../../../test/components/open-page.tsx'
import { signUp } from '../../../../test/components/sign-up.ts'

const CREATION = /^POST \/api\/admin\/registry\/items$/
const COPY = /^POST \/api\/.*image/

type Captured = ReturnType<typeof capturedExample>

/** Opens the dashboard as the bookmark does, or as a hostile page could. */
async function openCaptured(product: object): Promise<void> {
  const fragment = CAPTURE_FRAGMENT + encodeURIComponent(JSON.stringify(product))
  await openPage(
    `/dashboard?addItem=true&url=${encodeURIComponent(capturedExample().canonicalUrl)}${fragment}`,
  )
}

const nameField = (form: HTMLElement) => within(form).findByLabelText(/^Product name/)

describe('a product that the bookmark captured', () => {
  test('fills the form, is removed from the URL, and is added only by the owner', async () => {
    await signUp()
    route(COPY, 'lost')
    await openCaptured(capturedExample())
    expect(location.hash).toBe('')
    const form = await addForm()
    expect(await nameField(form)).toHaveValue('Foldable Baby Cot')
    expect(within(form).getByLabelText(/^Price/)).toHaveValue('189.00')
    expect(within(form).getByLabelText(/^Category/)).toHaveValue('Cribs & Bassinets')
    expect(form).toHaveTextContent('Found at lazada.sg.')
    expect(lookups()).toEqual([])
    expect(sentRequests(CREATION)).toEqual([])
    await click(() => within(form).getByRole('button', { name: 'Add Item' }))
    await waitFor(() => expect(notifications()).toHaveTextContent('"Foldable Baby Cot"'))
    expect(sentRequests(CREATION)).toHaveLength(1)
  })

  test('waits until the owner has logged in', async () => {
    const owner = await signUpElsewhere()
    await confirmEmail(owner)
    route(COPY, 'lost')
    await openCaptured(capturedExample())
    await click(() => screen.getByRole('link', { name: 'Login' }))
    await click(() => screen.getByRole('button', { name: /^Login with Email/ }))
    await screen.findByRole('dialog')
    await logIn(owner.email, owner.password)
    expect(await nameField(await addForm())).toHaveValue('Foldable Baby Cot')
  })

  test('shows the text of a hostile page as text', async () => {
    await signUp()
    const name = '<img src=x onerror="alert(1)"><script>alert(2)</script>'
    const description = '<iframe src="https://evil.example"></iframe>'
    await openCaptured({ ...capturedExample({ name, description, images: [] }) } satisfies Captured)
    const form = await addForm()
    expect(await nameField(form)).toHaveValue(name)
    expect(within(form).getByLabelText(/^Description/)).toHaveValue(description)
    expect(document.querySelector('#root :is(script, iframe, [onerror])')).toBeNull()
    expect(sentRequests(CREATION)).toEqual([])
  })

  test.each([
    ['of another link', capturedExample({ canonicalUrl: 'https://evil.example/p' })],
    ['with a script as link', { ...capturedExample(), canonicalUrl: 'javascript:alert(1)' }],
    ['above the size limit', { ...capturedExample(), description: 'x'.repeat(70_000) }],
    ['that is no product', { hello: 'world' }],
  ])('is ignored if it is one %s, and the form opens with the link', async (_case, product) => {
    await signUp()
    await openCaptured(product)
    const link = await screen.findByLabelText('Product link')
    expect(link).toHaveValue(capturedExample().canonicalUrl)
    expect(location.hash).toBe('')
    expect(screen.queryByLabelText(/^Product name/)).toBeNull()
  })
})
