import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderElement } from '../../../test/components/render-element.ts'
import { undefinedClasses } from '../../../test/components/undefined-classes.ts'
import { Badge } from './badge.tsx'
import { Skeleton } from './skeleton.tsx'
import { Spinner } from './spinner.tsx'

test('Skeleton renders an empty span of its width, with the given class last', () => {
  const container = renderElement([
    <Skeleton key="1" className="face" />,
    <Skeleton key="2" width="46%" />,
  ])
  expect(container.innerHTML).toBe(
    '<span class="bone face"></span><span class="bone" style="inline-size: 46%;"></span>',
  )
})

test('Spinner is hidden from screen readers in a span and in another element', () => {
  const container = renderElement([
    <Spinner key="span" />,
    <Spinner key="i" as="i" className="x" />,
  ])
  expect(container.innerHTML).toBe(
    '<span class="spin" aria-hidden="true"></span><i class="spin x" aria-hidden="true"></i>',
  )
})

test('Badge renders its count after the label, with its attributes', () => {
  renderElement(
    <button type="button">
      Open <Badge>3</Badge>
      <Badge className="end" aria-hidden="true">
        new
      </Badge>
    </button>,
  )
  const button = screen.getByRole('button', { name: 'Open 3' })
  expect(button.lastElementChild?.className).toBe('count end')
})

test('the style sheets have a rule for each class', () => {
  const container = renderElement([
    <Skeleton key="skeleton" />,
    <Spinner key="spinner" />,
    <Badge key="badge">3</Badge>,
    ...(['neutral', 'apricot', 'rose'] as const).map(tone => <Badge key={tone} tone={tone} />),
  ])
  expect(undefinedClasses(container, 'parts.css', 'text.css', 'chip.css', 'state.css')).toEqual([])
})
