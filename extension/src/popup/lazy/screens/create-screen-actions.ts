import { quickAddScreens } from '@registry/shared/messages/quick-add/quick-add-screens'
import type { IncreaseResult, SignInResult, UndoResult } from '../../../messages.ts'
import type { QuickAdd } from '../../state/use-quick-add.ts'

const { broken: t } = quickAddScreens

export type ScreenActions = ReturnType<typeof createScreenActions>

/** Creates the actions of lazily loaded screens. */
export function createScreenActions({
  sendRequest,
  dispatch,
  state: { screen },
}: Pick<QuickAdd, 'sendRequest' | 'dispatch' | 'state'>) {
  const signIn = async (email: string, password: string) => {
    dispatch({ type: 'signing-in' })
    const result = await sendRequest({ type: 'sign-in', email, password }).catch(noSignIn)
    dispatch({ type: 'signed-in', result })
  }
  const undo = async () => {
    if (screen.name !== 'saved' || screen.isUndoing) return
    dispatch({ type: 'undoing' })
    const result = await sendRequest({ type: 'undo', key: screen.key }).catch(noChange)
    dispatch({ type: 'undone', result, key: newKey() })
  }
  const raise = async () => {
    if (screen.name !== 'duplicate' || screen.isBusy) return
    dispatch({ type: 'raising' })
    const { item, of } = screen
    const result = await sendRequest({ type: 'raise', itemId: item.id, key: of.draft.key }).catch(
      noChange,
    )
    dispatch({ type: 'raised', result })
  }
  return {
    signIn,
    undo,
    raise,
    typeIt: (link: string) => dispatch({ type: 'typing', link, key: newKey() }),
    tryIt: () => dispatch({ type: 'tried' }),
    back: () => dispatch({ type: 'back' }),
    addAnyway: () => dispatch({ type: 'wanted' }),
  }
}

function newKey(): string {
  return crypto.randomUUID()
}

/** Result when the background did not respond, for example after an update of the extension. */
function noSignIn(): SignInResult {
  return { ok: false, message: t.title, fields: {} }
}

function noChange(): UndoResult & IncreaseResult {
  return { kind: 'failed', message: t.title }
}
