import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderElement } from '../../../test/components/render-element.ts'
import { undefinedClasses } from '../../../test/components/undefined-classes.ts'
import { Inline } from './inline.tsx'
import { Stack } from './stack.tsx'

const GAPS = [2, 4, 6, 8, 10, 12, 14, 16, 20, 24, 28, 32, 40] as const
const JUSTIFICATIONS = ['start', 'center', 'end', 'between'] as const

test('Stack renders the given element with its attributes and both class names', () => {
  renderElement(
    <Stack as="ul" gap={8} className="list" aria-label="Items">
      <li>Crib</li>
    </Stack>,
  )
  const list = screen.getByRole('list', { name: 'Items' })
  expect(list.tagName).toBe('UL')
  expect(list).toHaveClass('stack', 'list')
  expect(list).not.toHaveAttribute('style')
  expect(list).not.toHaveAttribute('gap')
})

test('Inline renders a div without attributes by default', () => {
  const container = renderElement(<Inline>Crib</Inline>)
  expect(container.innerHTML).toBe('<div class="row">Crib</div>')
})

test('Inline passes form attributes to its element', () => {
  renderElement(<Inline as="fieldset" gap={4} wrap disabled aria-label="Size" />)
  expect(screen.getByRole('group', { name: 'Size' })).toBeDisabled()
})

test('layout.css has a rule for each value of the props', () => {
  const container = renderElement([
    ...GAPS.map(gap => <Stack key={gap} gap={gap} />),
    ...JUSTIFICATIONS.map(justify => <Inline key={`justify ${justify}`} justify={justify} />),
    ...(['start', 'center', 'end'] as const).map(align => <Stack key={align} align={align} />),
    <Inline key="baseline" align="baseline" wrap />,
  ])
  expect(undefinedClasses(container, 'layout.css')).toEqual([])
})
