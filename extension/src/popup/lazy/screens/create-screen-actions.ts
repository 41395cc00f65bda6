import { quickAddScreens } from '@registry/shared/messages/quick-add/quick-add-screens'
import type { IncreaseResult, SignInResult, UndoResult } from '../../../messages.ts'
import type { QuickAdd } from '../../state/use-quick-add.ts'
import {
  raised,
  raising,
  signedIn,
  signingIn,
  typing,
  undoing,
  undone,
  wanted,
} from './screen-events.ts'

const { broken: t } = quickAddScreens

export type ScreenActions = ReturnType<typeof createScreenActions>

/** Creates the actions of lazily loaded screens. */
export function createScreenActions({
  sendRequest,
  dispatch,
  state: { screen },
}: Pick<QuickAdd, 'sendRequest' | 'dispatch' | 'state'>) {
  const signIn = async (email: string, password: string) => {
    dispatch(signingIn)
    const result = await sendRequest({ type: 'sign-in', email, password }).catch(noSignIn)
    dispatch(signedIn(result))
  }
  const undo = async () => {
    if (screen.name !== 'saved' || screen.isUndoing) return
    dispatch(undoing)
    const result = await sendRequest({ type: 'undo', key: screen.key }).catch(noChange)
    dispatch(undone(result, newKey()))
  }
  const raise = async () => {
    if (screen.name !== 'duplicate' || screen.isBusy) return
    dispatch(raising)
    const { item, of } = screen
    const result = await sendRequest({ type: 'raise', itemId: item.id, key: of.draft.key }).catch(
      noChange,
    )
    dispatch(raised(result))
  }
  return {
    signIn,
    undo,
    raise,
    usePassword: () => dispatch({ type: 'wants-password' }),
    typeIt: (link: string) => dispatch(typing(link, newKey())),
    tryIt: () => dispatch({ type: 'tried' }),
    back: () => dispatch({ type: 'back' }),
    addAnyway: () => dispatch(wanted),
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
