import { screen } from '@testing-library/dom'
import { createRef } from 'react'
import { expect, test } from 'vitest'
import { renderElement } from '../../../test/components/render-element.ts'
import { undefinedClasses } from '../../../test/components/undefined-classes.ts'
import { Card } from './card.tsx'

test('renders a section named by its heading', () => {
  renderElement(
    <Card className="wide" aria-labelledby="sharing">
      <h2 id="sharing">Share your registry</h2>
    </Card>,
  )
  const section = screen.getByRole('region', { name: 'Share your registry' })
  expect(section.tagName).toBe('SECTION')
  expect(section.className).toBe('panel wide')
})

test('renders the given element with its attributes', () => {
  const ref = createRef<HTMLOListElement>()
  renderElement(<Card as="ol" ref={ref} aria-label="Items" aria-busy />)
  const list = screen.getByRole('list', { name: 'Items' })
  expect(ref.current).toBe(list)
  expect(list).toHaveAttribute('aria-busy', 'true')
  expect(list).not.toHaveAttribute('as')
})

test('parts.css has a rule for its class', () => {
  expect(undefinedClasses(renderElement(<Card>Crib</Card>), 'parts.css')).toEqual([])
})
