import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import {
  advance,
  freezeTestClock,
  startTestClock,
  waitUntilTrue,
} from '../../../test/components/browser/clock.ts'
import { click } from '../../../test/components/browser/user.ts'
import { renderElement } from '../../../test/components/render-element.ts'
import { OnDemand } from './on-demand.tsx'

const FAILED = 'A part of this page could not be loaded.'

/** Renders a module that loads only while `connection.isUp`, and waits until its first load has failed. */
async function renderFailedModule() {
  const connection = {
    isUp: false,
    loads: 0,
    response: undefined as PromiseWithResolvers<void> | undefined,
  }
  const load = async () => {
    connection.loads += 1
    await connection.response?.promise
    if (!connection.isUp) throw new TypeError('Failed to fetch dynamically imported module')
    return { text: 'The form' }
  }
  renderElement(
    <>
      <button type="button">Contribute</button>
      <OnDemand load={load}>{({ text }) => <p>{text}</p>}</OnDemand>
    </>,
  )
  await screen.findByText(FAILED)
  return connection
}

test('a module that could not be loaded is loaded once the browser is online again', async () => {
  const connection = await renderFailedModule()
  connection.isUp = true
  dispatchEvent(new Event('online'))
  await screen.findByText('The form')
  expect(screen.queryByText(FAILED)).toBeNull()
})

const press = () => click(() => screen.getByRole('button', { name: 'Contribute' }))

test('a click after a pause tries again to load a module, and keeps the notice while that fails', async () => {
  startTestClock()
  const connection = await renderFailedModule()
  await advance(1_000)
  await press()
  await expect.poll(() => connection.loads).toBe(2)
  expect(screen.getByText(FAILED)).toBeVisible()
  connection.isUp = true
  await advance(2_000)
  await press()
  await screen.findByText('The form')
  dispatchEvent(new Event('online'))
  expect(connection.loads).toBe(3)
})

test('clicks right after a failure do not try again; the pause grows from 1 s to 30 s', async () => {
  freezeTestClock()
  const connection = await renderFailedModule()
  for (const [index, pauseS] of [1, 2, 4, 8, 16, 30, 30].entries()) {
    await advance(pauseS * 1_000 - 1)
    await press()
    expect(connection.loads).toBe(index + 1)
    await advance(1)
    await press()
    await waitUntilTrue(() => connection.loads === index + 2)
    await advance(0)
  }
  expect(screen.getByText(FAILED)).toBeVisible()
})

test('clicks do not try again while a try is running', async () => {
  startTestClock()
  const connection = await renderFailedModule()
  await advance(1_000)
  connection.isUp = true
  connection.response = Promise.withResolvers<void>()
  await press()
  await expect.poll(() => connection.loads).toBe(2)
  await press()
  dispatchEvent(new Event('online'))
  connection.response.resolve()
  await screen.findByText('The form')
  expect(connection.loads).toBe(2)
})
