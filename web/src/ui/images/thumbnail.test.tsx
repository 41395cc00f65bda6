import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderElement } from '../../../test/components/render-element.ts'
import { undefinedClasses } from '../../../test/components/undefined-classes.ts'
import { Thumbnail } from './thumbnail.tsx'

test('Thumbnail renders a span, or the given element with its attributes', () => {
  renderElement(
    <Thumbnail as="button" className="wide" aria-label="Show 3 photos">
      <Thumbnail />
    </Thumbnail>,
  )
  const button = screen.getByRole('button', { name: 'Show 3 photos' })
  expect(button.className).toBe('thumbnail wide')
  expect(button.innerHTML).toBe('<span class="thumbnail"></span>')
})

test('parts.css has a rule for its class', () => {
  expect(undefinedClasses(renderElement(<Thumbnail />), 'parts.css')).toEqual([])
})
