import { fireEvent, screen } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { renderElement } from '../../../test/components/render-element.ts'
import { Modal } from './modal.tsx'

// Without layout, every box is a point at 0, 0.
const INSIDE = { clientX: 0, clientY: 0 }
const OUTSIDE = { clientX: 5, clientY: 5 }

function openModal() {
  const onDismiss = vi.fn()
  renderElement(
    <Modal className="sheet" onDismiss={onDismiss}>
      <p>Text</p>
    </Modal>,
  )
  return { dialog: screen.getByRole('dialog'), onDismiss }
}

test('a press on the backdrop dismisses with its click, which the page beneath would get otherwise', () => {
  const { dialog, onDismiss } = openModal()
  fireEvent.pointerDown(dialog, OUTSIDE)
  fireEvent.pointerUp(dialog, OUTSIDE)
  expect(onDismiss).not.toHaveBeenCalled()
  fireEvent.click(dialog, OUTSIDE)
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('backdrop')
})

test('a press that begins or ends inside does not dismiss', () => {
  const { dialog, onDismiss } = openModal()
  fireEvent.pointerDown(screen.getByText('Text'), INSIDE)
  fireEvent.click(dialog, OUTSIDE)
  fireEvent.pointerDown(dialog, OUTSIDE)
  fireEvent.click(dialog, INSIDE)
  expect(onDismiss).not.toHaveBeenCalled()
})
