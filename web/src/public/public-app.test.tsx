import { screen } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { openView } from '../../test/components/open-page.tsx'

function Crashing(): never {
  throw new Error('no such thing')
}

test('a page that crashes is replaced by an error page with its details and a link that reloads', async () => {
  // React reports the error.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await openView('/registry/demo', async () => {
    const { PublicApp } = await import('./public-app.tsx')
    return (
      <PublicApp>
        <Crashing />
      </PublicApp>
    )
  })
  const heading = await screen.findByRole('heading', { name: 'Oops! Something went wrong' })
  expect(heading).toHaveFocus()
  expect(screen.getByText('Reload Page')).toHaveAttribute('href', '')
  expect(screen.getByText('no such thing')).toBeInTheDocument()
})
