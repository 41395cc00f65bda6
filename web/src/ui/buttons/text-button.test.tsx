import { screen } from '@testing-library/dom'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { user } from '../../../test/components/browser/user.ts'
import { renderElement } from '../../../test/components/render-element.ts'
import { undefinedClasses } from '../../../test/components/undefined-classes.ts'
import { TextButton } from './text-button.tsx'

test('renders a button that does not submit its form, with its attributes', async () => {
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

test('button.css has a rule for its class', () => {
  const container = renderElement(<TextButton>Undo</TextButton>)
  expect(undefinedClasses(container, 'button.css')).toEqual([])
})
