import { screen } from '@testing-library/dom'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { user } from '../../../test/components/browser/user.ts'
import { renderElement } from '../../../test/components/render-element.ts'
import { RadioGroup } from './radio-group.tsx'

const OPTIONS = [
  { value: 'moss', label: 'Moss' },
  { value: 'plain', label: 'Plain' },
]

function Colours({ look }: { look?: 'rows' | 'segments' }) {
  const [value, setValue] = useState<string>()
  return (
    <RadioGroup
      legend="Colour"
      options={OPTIONS}
      value={value}
      onChange={setValue}
      {...(look && { look })}
      hint={value ? `You chose ${value}` : ''}
    />
  )
}

test.each([undefined, 'rows', 'segments'] as const)(
  'RadioGroup with the look %s selects one option by mouse and keyboard, and describes it',
  async look => {
    renderElement(<Colours {...(look && { look })} />)
    const group = screen.getByRole('group', { name: 'Colour' })
    await user.click(screen.getByRole('radio', { name: 'Moss' }))
    expect(group).toHaveAccessibleDescription('You chose moss')
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('radio', { name: 'Plain' })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'Moss' })).not.toBeChecked()
    expect(group).toHaveAccessibleDescription('You chose plain')
  },
)

test('RadioGroup with an error marks its options and is described by the error', () => {
  renderElement(
    <RadioGroup
      legend="Colour"
      options={OPTIONS}
      value={undefined}
      error="Choose one."
      onChange={() => undefined}
    />,
  )
  expect(screen.getByRole('group')).toHaveAccessibleDescription('Choose one.')
  expect(screen.getByRole('radio', { name: 'Moss' })).toBeInvalid()
})
