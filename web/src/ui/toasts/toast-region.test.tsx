import { screen } from '@testing-library/dom'
import { expect, onTestFinished, test } from 'vitest'
import { renderElement } from '../../../test/components/render-element.ts'
import { ToastRegion } from './toast-region.tsx'

test('ToastRegion renders its live region in a browser without popovers', () => {
  const { showPopover, hidePopover } = Element.prototype as HTMLElement
  onTestFinished(() => void Object.assign(Element.prototype, { showPopover, hidePopover }))
  for (const name of ['showPopover', 'hidePopover']) Reflect.deleteProperty(Element.prototype, name)
  renderElement(<ToastRegion>Page</ToastRegion>)
  expect(screen.getByRole('region', { name: 'Notifications' })).toContainElement(
    screen.getByRole('status'),
  )
})
