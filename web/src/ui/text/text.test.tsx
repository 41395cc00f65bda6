import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderElement } from '../../../test/components/render-element.ts'
import { undefinedClasses } from '../../../test/components/undefined-classes.ts'
import { Text } from './text.tsx'

const TONES = ['ink', 'muted', 'faint', 'danger', 'warning', 'success', 'accent'] as const

test('renders the given element with its attributes', () => {
  renderElement(
    <Text as="h2" size={18} weight={600} tabIndex={-1} isNumeric>
      12 items
    </Text>,
  )
  const heading = screen.getByRole('heading', { level: 2, name: '12 items' })
  expect(heading).toHaveAttribute('tabindex', '-1')
  expect(heading).toHaveClass('num')
  expect(heading).not.toHaveAttribute('isNumeric')
})

test('renders a paragraph without a class when nothing is set', () => {
  expect(renderElement(<Text>Crib</Text>).innerHTML).toBe('<p>Crib</p>')
})

test('text.css has a rule for each value of the props', () => {
  const container = renderElement([
    ...([12, 14, 16, 18, 20] as const).map(size => <Text key={size} size={size} />),
    ...([500, 600] as const).map(weight => <Text key={weight} weight={weight} />),
    ...TONES.map(tone => <Text key={tone} tone={tone} />),
    ...([2, 4, 6, 8, 12] as const).map(above => <Text key={`above ${above}`} above={above} />),
    <Text key="break" canBreak wrap="pretty" />,
  ])
  expect(undefinedClasses(container, 'text.css')).toEqual([])
})
