import { fireEvent, screen } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { signUpElsewhere } from '../../../../test/components/accounts.ts'
import { advance, freezeTestClock } from '../../../../test/components/browser/clock.ts'
import { recordNavigations } from '../../../../test/components/browser/navigation.ts'
import { openRegistry } from '../../../../test/components/open-page.tsx'

describe('the heart of the thank-you panel', () => {
  test('does not reveal the administration to assistive technology', async () => {
    await openRegistry((await signUpElsewhere()).slug)
    expect(screen.getByRole('button', { name: 'Heart' })).not.toHaveAccessibleDescription()
    expect(document.body.innerHTML).not.toMatch(/admin access|five times/i)
  })

  test('opens /admin after five clicks, each within 3 s of the previous', async () => {
    const navigations = recordNavigations()
    await openRegistry((await signUpElsewhere()).slug)
    const heart = screen.getByRole('button', { name: 'Heart' })
    freezeTestClock()
    const press = async (afterMs: number) => {
      await advance(afterMs)
      fireEvent.click(heart)
    }
    for (const afterMs of [0, 3000, 3000, 3000, 3001]) await press(afterMs)
    expect(navigations).toEqual([])
    for (const afterMs of [3000, 3000, 3000]) await press(afterMs)
    expect(navigations).toEqual([])
    await press(3000)
    expect(navigations).toEqual([{ how: 'assign', url: '/admin' }])
  })
})
