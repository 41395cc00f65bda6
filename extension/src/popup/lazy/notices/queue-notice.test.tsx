// @vitest-environment jsdom
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { button, user } from '../../../test/open-popup.tsx'
import { refusedEntry } from '../../../test/popup-events.ts'
import { summarizeQueue } from '../../state/queue-summary.ts'
import { QueueNotice } from './queue-notice.tsx'

const foreign = { ...refusedEntry, state: 'waiting', because: 'other-account' } as const
const own = { ...foreign, key: 'key-of-the-draft-2', because: 'busy' } as const
const sendRequest = vi.fn(async () => ({}) as never)
let root: Root | undefined

function show(queue: Parameters<typeof summarizeQueue>[0], isOnline = true) {
  const container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
  const actions = { sendRequest, dispatch: () => {}, connect: async () => {} }
  root.render(<QueueNotice waiting={summarizeQueue(queue)} isOnline={isOnline} actions={actions} />)
}
const labels = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent)

afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
  sendRequest.mockClear()
})

test('offers Try now for the items of the connected account', async () => {
  show([foreign, own])
  expect(await button('Try now')).toBeInTheDocument()
  expect(document.body).toHaveTextContent('1 item waits on this device. It goes up by itself.')
  expect(labels()).toEqual(['Try now'])
})

test('offers to remove an item of another account, after a confirmation', async () => {
  show([foreign])
  await user.dblClick(await button('Remove'))
  expect(document.body).toHaveTextContent(
    'Cot waits for another account. It goes up once its account is connected again.',
  )
  await user.click(await button('Remove'))
  expect(document.body).toHaveTextContent('It is then gone for good.')
  expect(await button('Keep it')).toHaveFocus()
  expect(sendRequest).not.toHaveBeenCalled()
  await user.click(await button('Remove it'))
  expect(sendRequest).toHaveBeenCalledExactlyOnceWith({ type: 'undo', key: foreign.key })
})

test('says that the popup is offline before it mentions another account', async () => {
  show([foreign], false)
  await expect.poll(() => document.body.textContent).toContain('You are offline.')
  expect(labels()).toEqual([])
})
