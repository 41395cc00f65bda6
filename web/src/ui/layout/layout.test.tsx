import { screen } from '@testing-library/dom'
import { createRef } from 'react'
import { expect, test } from 'vitest'
import { renderElement } from '../../../test/components/render-element.ts'
import { undefinedClasses } from '../../../test/components/undefined-classes.ts'
import { Box } from './box.tsx'
import { Card } from './card.tsx'
import { Inline } from './inline.tsx'
import { Stack } from './stack.tsx'

const GAPS = [2, 4, 6, 8, 10, 12, 14, 16, 20, 24, 32] as const
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

test('Card renders a section named by its heading', () => {
  renderElement(
    <Card className="wide" aria-labelledby="sharing">
      <h2 id="sharing">Share your registry</h2>
    </Card>,
  )
  const section = screen.getByRole('region', { name: 'Share your registry' })
  expect(section.tagName).toBe('SECTION')
  expect(section.className).toBe('panel wide')
})

test('Card renders the given element with its attributes', () => {
  const ref = createRef<HTMLOListElement>()
  renderElement(<Card as="ol" ref={ref} aria-label="Items" aria-busy />)
  const list = screen.getByRole('list', { name: 'Items' })
  expect(ref.current).toBe(list)
  expect(list).toHaveAttribute('aria-busy', 'true')
  expect(list).not.toHaveAttribute('as')
})

test('looks.css and owner-looks.css have a rule for each value of the other props of Look', () => {
  const container = renderElement([
    ...([16, 20, 24, 28, 32] as const).map(above => <Box key={`a ${above}`} above={above} />),
    ...([4, 8, 12, 16, 20] as const).map(below => <Box key={`b ${below}`} below={below} />),
    ...([8, 12, 16, 20] as const).map(pad => <Box key={`p ${pad}`} pad={pad} />),
    ...([10, 12, 16] as const).map(radius => <Box key={`r ${radius}`} radius={radius} />),
    ...(['start', 'center', 'end'] as const).map(textAlign => (
      <Box key={textAlign} textAlign={textAlign} />
    )),
    ...(['below', 'around', 'between'] as const).map(line => <Box key={line} line={line} />),
    ...(['0-12', '4-16', '8-16', '12-16'] as const).map(gap => <Box key={gap} gap={gap} />),
    ...(['inset', 'inset-top', '12-inset', '16-inset'] as const).map(pad => (
      <Box key={pad} pad={pad} />
    )),
    <Box key="surface" fill="surface" />,
    <Box key="others" fill="sunken" grows shrinks centres fits />,
  ])
  expect(undefinedClasses(container, 'looks.css', 'owner-looks.css')).toEqual([])
})

test('layout.css has a rule for the class of Card', () => {
  expect(undefinedClasses(renderElement(<Card>Crib</Card>), 'layout.css')).toEqual([])
})
