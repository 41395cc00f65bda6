import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { useRequest } from './use-request.ts'

test('a response that arrives together with the slow state is shown', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { promise, resolve } = Promise.withResolvers<string>()
  const send = () => promise
  let state: ReturnType<typeof useRequest<string>> | undefined
  function Asker() {
    state = useRequest(send)
    return null
  }
  const root = createRoot(document.createElement('div'))
  act(() => root.render(<Asker />))
  // Both happen before React renders, as in a tab that was frozen.
  await act(async () => {
    resolve('code')
    await promise
    vi.advanceTimersByTime(8_000)
  })
  expect(state).toMatchObject({ status: 'ready', data: 'code' })
  act(() => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
