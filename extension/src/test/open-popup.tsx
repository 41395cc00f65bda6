import '@testing-library/jest-dom/vitest'
import type { CapturedProduct } from '@registry/shared/page-capture/captured-product'
import { configure, screen, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { createRoot, type Root } from 'react-dom/client'
import { expect, vi } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import * as z from 'zod/mini'
import { capturedExample } from '../../../shared/test/captured-example.ts'
import { handleRequest } from '../background/handle-request.ts'
import { request } from '../messages.ts'
import { App } from '../popup/app.tsx'
import { createExtensionBackground } from '../popup/background-client/create-extension-background.ts'
import { openTab } from '../popup/background-client/open-tab.ts'
import { account } from './fake-registry.ts'

const TAB_ID = 7

configure({
  // As long as in end-to-end tests, so that a busy machine does not fail a test.
  asyncUtilTimeout: 30_000,
  // Styles hide no element of the popup, and computing them takes most of a query's time.
  defaultHidden: true,
  // Without the document, which takes seconds to print and hides the message.
  getElementError: message => new Error(message ?? ''),
})

/** Simulates clicks and keys without delays. jsdom has no layout, so pointer events are not checked. */
export const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

let root: Root | undefined

/** Opens the popup on a page with this product, in front of the real background. */
export function openPopup(page: Partial<CapturedProduct> = {}, isClientRendered = false): void {
  closePopup()
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
  runBackground()
  showPage(page, isClientRendered)
  const container = document.createElement('div')
  document.body.append(container)
  root = createRoot(container)
  root.render(
    <App background={createExtensionBackground(Promise.resolve(TAB_ID), openTab(TAB_ID))} />,
  )
}

/** Replaces the page of the open tab. */
export function showPage(page: Partial<CapturedProduct> = {}, isClientRendered = false): void {
  const state = { isSettled: true, isLoading: false, isClientRendered }
  const result = { product: capturedExample(page), ...state }
  Reflect.set(fakeBrowser.scripting, 'executeScript', async () => [{ result, frameId: 0 }])
}

/** Closes the popup and removes its listeners. */
export function closePopup(): void {
  root?.unmount()
  root = undefined
  document.body.replaceChildren()
}

/** Connects the popup to the background, which receives structured clones of its messages. */
function runBackground(): void {
  Reflect.set(fakeBrowser.runtime, 'sendMessage', async (message: unknown) =>
    structuredClone(await handleRequest(z.parse(request, structuredClone(message)))),
  )
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name })
/** Returns the control whose label starts with this text, such as 'Name check this'. */
export const field = (label: string) =>
  screen.findByLabelText<HTMLInputElement>(new RegExp(`^${label}`))
export const heading = (name: string) => screen.findByRole('heading', { name })

/** Clicks a button once it exists and is enabled. */
export async function press(name: string | RegExp): Promise<void> {
  const found = await button(name)
  await waitFor(() => expect(found).toBeEnabled())
  await user.click(found)
}

/** Replaces the text of a field in one step, as a paste would. */
export async function fill(label: string, text: string): Promise<void> {
  const control = await field(label)
  await user.clear(control)
  await user.paste(text)
}

/** Signs in with a password, from the connect screen or a notice. */
export async function signIn(password = account.password): Promise<void> {
  await press(/^Use (email and )?password$/)
  await fill('Email', account.email)
  await fill('Password', password)
  await press('Sign in')
}
