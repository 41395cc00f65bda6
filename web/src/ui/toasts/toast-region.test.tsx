import { screen } from '@testing-library/dom'
import { flushSync } from 'react-dom'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { advance, freezeTestClock } from '../../../test/components/browser/clock.ts'
import { user } from '../../../test/components/browser/user.ts'
import { renderElement } from '../../../test/components/render-element.ts'
import { ToastRegion } from './toast-region.tsx'
import { closeToast, currentToasts, showToast } from './toast-store.ts'

afterEach(() => {
  for (const { id } of currentToasts()) closeToast(id)
})

/** Renders the region, shows a toast and returns its element and its bar. */
function renderToast(...toast: Parameters<typeof showToast>) {
  renderElement(<ToastRegion>Page</ToastRegion>)
  flushSync(() => void showToast(...toast))
  const element = screen.getByText(toast[1]).parentElement as HTMLElement
  return { element, bar: element.querySelector('.toast-bar') }
}

test('ToastRegion renders its live region in a browser without popovers', () => {
  const { showPopover, hidePopover } = Element.prototype as HTMLElement
  onTestFinished(() => void Object.assign(Element.prototype, { showPopover, hidePopover }))
  for (const name of ['showPopover', 'hidePopover']) Reflect.deleteProperty(Element.prototype, name)
  renderElement(<ToastRegion>Page</ToastRegion>)
  expect(screen.getByRole('region', { name: 'Notifications' })).toContainElement(
    screen.getByRole('status'),
  )
})

describe('the progress bar', () => {
  test('shrinks for as long as the toast stays, hidden from assistive technology', () => {
    const animate = vi.spyOn(Element.prototype, 'animate')
    const { bar } = renderToast('success', 'Saved')
    expect(bar).toHaveAttribute('aria-hidden', 'true')
    expect(animate.mock.contexts).toEqual([bar])
    expect(animate).toHaveBeenCalledWith({ transform: ['scaleX(1)', 'scaleX(0)'] }, 5000)
  })

  test('pauses with the timer under the pointer and with focus inside, and continues from there', async () => {
    const pause = vi.fn()
    const animate = vi.spyOn(Element.prototype, 'animate').mockReturnValue({ pause } as never)
    freezeTestClock()
    const { element } = renderToast('success', 'Saved')
    await advance(2000)
    await user.hover(element)
    expect(pause).toHaveBeenCalledTimes(1)
    await advance(60_000)
    await user.unhover(element)
    expect(animate).toHaveBeenLastCalledWith({ transform: ['scaleX(0.6)', 'scaleX(0)'] }, 3000)
    await advance(1000)
    await user.tab()
    expect(pause).toHaveBeenCalledTimes(2)
    await advance(60_000)
    expect(element).toBeInTheDocument()
  })

  test('is missing on a toast that stays until it is closed', async () => {
    freezeTestClock()
    const { element, bar } = renderToast('info', 'A new version is ready', undefined, Infinity)
    expect(bar).toBeNull()
    await advance(3_600_000)
    expect(element).toBeInTheDocument()
  })
})
