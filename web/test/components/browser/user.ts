import { waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'

/** Simulates clicks and keys without delays. jsdom has no layout, so pointer events are not checked. */
export const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

/** Replaces the text of a field in one step, as a paste would. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await user.clear(field)
  field.focus()
  if (text !== '') await user.paste(text)
}

/** Clicks a control once it exists and is enabled. */
export async function click(find: () => HTMLElement): Promise<void> {
  await waitFor(() => expect(find()).toBeEnabled())
  await user.click(find())
}
