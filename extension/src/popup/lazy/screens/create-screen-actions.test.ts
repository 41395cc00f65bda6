import { quickAddScreens } from '@registry/shared/messages/quick-add/quick-add-screens'
import { expect, test } from 'vitest'
import { after, found, openedDraft, queued } from '../../../test/popup-events.ts'
import type { PopupEvent } from '../../state/popup-reducer.ts'
import { createScreenActions, type ScreenActions } from './create-screen-actions.ts'

test.each<[string, PopupEvent[], (actions: ScreenActions) => Promise<void>]>([
  [
    'sign-in',
    [openedDraft, { type: 'wants-password' }],
    ({ signIn }) => signIn('a@b.example', 'Password-1'),
  ],
  ['undo', [openedDraft, queued], ({ undo }) => undo()],
  ['increase of the quantity', [openedDraft, found()], ({ raise }) => raise()],
])('reports that QuickAdd did not answer: %s', async (_, events, act) => {
  const dispatched: PopupEvent[] = []
  const actions = createScreenActions({
    state: after(...events),
    dispatch: (event: PopupEvent) => void dispatched.push(event),
    sendRequest: () => Promise.reject(new Error('Could not establish connection.')),
  })
  await act(actions)
  const { screen } = after(...events, ...dispatched)
  expect(screen).toMatchObject({ message: quickAddScreens.broken.title })
})
