import { screen } from '@testing-library/dom'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { fill, user } from '../../../../../test/components/browser/user.ts'
import { renderElement } from '../../../../../test/components/render-element.ts'
import { EMPTY_OFFERING_DRAFT } from '../draft/offering-draft.ts'
import { DatesField } from './dates-field.tsx'
import { useOfferingForm } from './use-offering-form.ts'

function Dates() {
  const [draft, setDraft] = useState(EMPTY_OFFERING_DRAFT)
  const onDraft = (part: Partial<typeof draft>) => setDraft(now => ({ ...now, ...part }))
  return <DatesField form={useOfferingForm({ slug: 'demo', draft, onDraft })} isClosed={false} />
}

test('a picked day that is past stays in the field with an error until another one is picked', async () => {
  renderElement(<Dates />)
  const field = screen.getByLabelText(/^Add a date/)
  await fill(field, '2026-01-01')
  expect(field).not.toHaveAccessibleDescription()
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(field).toHaveValue('2026-01-01')
  expect(field).toHaveAccessibleDescription('Please choose today or a later day')
  expect(field).toHaveFocus()
  await fill(field, '2030-05-01')
  expect(field).not.toHaveAccessibleDescription()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: /^Remove .*1 May/ })).toBeVisible()
  expect(field).toHaveValue('')
})

test('the field has the focus after a day was added by the button, which is disabled then', async () => {
  renderElement(<Dates />)
  const field = screen.getByLabelText(/^Add a date/)
  await fill(field, '2030-05-01')
  const add = screen.getByRole('button', { name: 'Add' })
  add.focus()
  await user.keyboard('{Enter}')
  expect(add).toBeDisabled()
  expect(field).toHaveFocus()
})
