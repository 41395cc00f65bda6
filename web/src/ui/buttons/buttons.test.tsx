import { screen } from '@testing-library/dom'
import { X } from 'lucide-react'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { user } from '../../../test/components/browser/user.ts'
import { renderElement } from '../../../test/components/render-element.ts'
import { undefinedClasses } from '../../../test/components/undefined-classes.ts'
import { IconButton } from './icon-button.tsx'
import { TextButton } from './text-button.tsx'

test('IconButton renders a button named by its label with an icon hidden from screen readers', () => {
  const ref = createRef<HTMLButtonElement>()
  renderElement(<IconButton ref={ref} icon={X} label="Close" title="Close (Esc)" className="end" />)
  const button = screen.getByRole('button', { name: 'Close' })
  expect(ref.current).toBe(button)
  expect(button).toHaveAttribute('type', 'button')
  expect(button).toHaveAttribute('title', 'Close (Esc)')
  expect(button).not.toHaveAttribute('label')
  expect(button.className).toBe('icon-btn end')
  expect(button.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
})

test('IconButton calls onClick when Enter or Space is pressed', async () => {
  const press = vi.fn()
  renderElement(<IconButton icon={X} label="Close" onClick={press} />)
  screen.getByRole('button', { name: 'Close' }).focus()
  await user.keyboard('{Enter}')
  await user.keyboard(' ')
  expect(press).toHaveBeenCalledTimes(2)
})

test('IconButton calls onClick when it looks idle, because the handler explains why', async () => {
  const press = vi.fn()
  renderElement(<IconButton icon={X} label="Reset" look="idle" onClick={press} />)
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(press).toHaveBeenCalledOnce()
})

test('parts.css and icon.css have a rule for each value of the props of IconButton', () => {
  const container = renderElement([
    <IconButton key="danger" icon={X} label="Delete" look="danger" />,
    <IconButton key="idle" icon={X} label="Reset" look="idle" />,
    <IconButton key="small" icon={X} label="Close" iconSize={16} />,
  ])
  const missing = undefinedClasses(container, 'parts.css', 'icon.css')
  // lucide-react adds classes that no style sheet uses.
  expect(missing.filter(name => !name.startsWith('lucide'))).toEqual([])
})

test('TextButton renders a button that does not submit its form, with its attributes', async () => {
  const press = vi.fn()
  const submit = vi.fn()
  const ref = createRef<HTMLButtonElement>()
  renderElement(
    <form onSubmit={submit}>
      <TextButton ref={ref} className="end" aria-label="Undo the deletion" onClick={press}>
        Undo
      </TextButton>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Undo the deletion' })
  expect(ref.current).toBe(button)
  expect(button.className).toBe('linkbtn end')
  await user.click(button)
  expect(press).toHaveBeenCalledOnce()
  expect(submit).not.toHaveBeenCalled()
})

test('button.css has a rule for the class of TextButton', () => {
  const container = renderElement(<TextButton>Undo</TextButton>)
  expect(undefinedClasses(container, 'button.css')).toEqual([])
})
