import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { startTestClock } from '../../test/components/browser/clock.ts'
import { route, sentRequests } from '../../test/components/browser/network.ts'
import { click, user } from '../../test/components/browser/user.ts'
import {
  addItem,
  chooseInMenu,
  ITEM,
  openDashboard,
  question,
} from '../../test/components/items.ts'
import { openPage, openRegistry } from '../../test/components/open-page.tsx'
import { signUp } from '../../test/components/sign-up.ts'
import { registryForNewVisitor } from '../../test/components/visited-registry.ts'

const MENU = { name: 'Owner menu' }

test('a page that was left during a navigation does not navigate later', async () => {
  await signUp()
  await openPage('/to-confirm')
  const { router } = await import('./router.tsx')
  void router.navigate('/registry-card')
  await openPage('/thank-yous')
  await screen.findByRole('complementary', MENU)
  await import('../pages/registry-card-page.tsx')
  expect(location.pathname).toBe('/thank-yous')
})

/** Longer than a page waits for its own traversal of the history. */
const TRAVERSAL_MS = 1_500

test('a page that was left while a dialog closed does not close a dialog of the next page', async () => {
  await openDashboard(addItem)
  await chooseInMenu(ITEM, 'Delete')
  await question()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await openPage('/dashboard')
  await chooseInMenu(ITEM, 'Delete')
  const asked = await question()
  await new Promise(resolve => setTimeout(resolve, TRAVERSAL_MS))
  expect(asked).toBeVisible()
  await click(() => screen.getByRole('button', { name: 'Cancel' }))
})

test('a test clock stands still while the modules of a page load, however long that takes', async () => {
  const now = new Date()
  const { slug } = await registryForNewVisitor()
  await openRegistry(slug, '', () => startTestClock(now))
  expect(Date.now()).toBe(now.getTime())
  await expect.poll(() => Date.now()).toBeGreaterThan(now.getTime())
})

test('a page that was left does not send what its code still asks for', async () => {
  route(/^GET \/late/, {})
  await openPage('/admin')
  const late = Promise.resolve().then(() => fetch('/late?left'))
  late.catch(() => undefined)
  await openPage('/admin')
  await fetch('/late?open')
  expect(sentRequests(/late/).map(({ url }) => url)).toEqual(['/late?open'])
})
