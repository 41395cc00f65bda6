import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { click } from '../../../test/components/browser/user.ts'
import { renderElement } from '../../../test/components/render-element.ts'
import { OnDemand } from './on-demand.tsx'

const FAILED = 'A part of this page could not be loaded.'

/** Renders a module that loads only while `connection.isUp`, and waits until its first load has failed. */
async function renderFailedModule() {
  const connection = { isUp: false, loads: 0 }
  const load = async () => {
    connection.loads += 1
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

test('a click tries again to load a module, and keeps the notice while that fails', async () => {
  const connection = await renderFailedModule()
  await click(() => screen.getByRole('button', { name: 'Contribute' }))
  await expect.poll(() => connection.loads).toBe(2)
  expect(screen.getByText(FAILED)).toBeVisible()
  connection.isUp = true
  await click(() => screen.getByRole('button', { name: 'Contribute' }))
  await screen.findByText('The form')
  dispatchEvent(new Event('online'))
  expect(connection.loads).toBe(3)
})
