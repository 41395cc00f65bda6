// Imported first: closing a page must not remove the listeners of user-event.
import './browser/user.ts'
import '@testing-library/jest-dom/vitest'
import { configure } from '@testing-library/dom'
import { afterAll, afterEach, beforeEach, expect } from 'vitest'
import { addMissingBrowserApis } from './browser/missing-browser-apis.ts'
import { installNetwork, resetNetwork } from './browser/network.ts'
import { disableOwnerStacks } from './browser/owner-stacks.ts'
import { closePage } from './open-page.tsx'

disableOwnerStacks()
configure({
  // As long as an end-to-end test waits: a tight limit would be an assertion about the machine.
  asyncUtilTimeout: 30_000,
  // Without the printed document, which costs seconds and hides the message.
  getElementError: message => new Error(message ?? ''),
})
addMissingBrowserApis()
const uninstallNetwork = installNetwork()
// The next file of this worker must find Node's own fetch.
afterAll(uninstallNetwork)

const complaints: string[] = []
const { error, warn } = console

beforeEach(() => {
  complaints.length = 0
  console.error = (...parts: unknown[]) => void complaints.push(parts.map(String).join(' '))
  console.warn = console.error
})

afterEach(async () => {
  await closePage()
  resetNetwork()
  localStorage.clear()
  sessionStorage.clear()
  Object.assign(console, { error, warn })
  expect(complaints).toEqual([])
})
