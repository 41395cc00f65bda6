import { expect, test, vi } from 'vitest'
import { waitForStopSignal } from './wait-for-stop-signal.ts'

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'])('waitForStopSignal resolves on %s', async signal => {
  const listening = vi.spyOn(process, 'on').mockReturnThis()
  const asked = waitForStopSignal()
  const [, listener] = listening.mock.calls.find(([name]) => name === signal) ?? []
  listening.mockRestore()
  listener?.()
  expect(await asked).toBeUndefined()
})
