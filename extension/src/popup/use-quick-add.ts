import { quickAddMessages as t } from '@registry/shared/messages/quick-add'
import { type Dispatch, useEffect, useLayoutEffect, useReducer } from 'react'
import type { Draft } from '../draft/draft.ts'
import type { SaveResult } from '../messages.ts'
import type { SeenEntry } from '../queue/watch-queue.ts'
import type { Background } from './background.ts'
import { isDoubled } from './next-draft.ts'
import { initialState, nextState, type PopupEvent, type PopupState } from './popup-state.ts'
import type { DraftScreen } from './screen.ts'
import { useDuplicateCheck } from './use-duplicate-check.ts'

/** The popup's state and all that its screens can do. */
export function useQuickAdd(background: Background) {
  const [state, dispatch] = useReducer(nextState, initialState)
  const { screen } = state
  const actions = actionsOf(background, state, dispatch)
  useWatches(background, dispatch)
  useDuplicateCheck(background, state, dispatch)
  const isResumed = screen.name === 'draft' && screen.save.kind === 'resumed'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when a connection let it go on
  useEffect(() => {
    if (isResumed) void actions.save()
  }, [isResumed])
  const draft = screen.name === 'draft' && screen.isTouched ? screen.draft : undefined
  useEffect(() => {
    if (draft) background.keep(draft)
  }, [background, draft])
  return { state, dispatch, ask: background.ask, ...actions }
}

export type QuickAdd = ReturnType<typeof useQuickAdd>

function useWatches(background: Background, dispatch: Dispatch<PopupEvent>) {
  useLayoutEffect(() => {
    void open(background, dispatch)
    const tellLine = () => dispatch({ type: 'line', isOnline: navigator.onLine })
    tellLine()
    addEventListener('online', tellLine)
    addEventListener('offline', tellLine)
    const ends = [
      background.watchQueue(entries => dispatch({ type: 'queue', entries })),
      background.watchLoading(() => dispatch({ type: 'still-loading' })),
      background.watchSession(session => dispatch({ type: 'connected', session })),
      background.watchPairing(code => dispatch({ type: 'paired', code })),
    ]
    return () => {
      for (const end of ends) end()
      removeEventListener('online', tellLine)
      removeEventListener('offline', tellLine)
    }
  }, [background, dispatch])
}

async function open(background: Background, dispatch: Dispatch<PopupEvent>) {
  await background.open().then(
    opening => dispatch({ type: 'opened', opening }),
    () => dispatch({ type: 'not-opened' }),
  )
}

function actionsOf(background: Background, state: PopupState, dispatch: Dispatch<PopupEvent>) {
  const { ask } = background
  const { screen } = state

  const save = async () => {
    if (screen.name !== 'draft' || screen.save.kind === 'saving') return
    if (isDoubled(screen)) return dispatch({ type: 'warned' })
    dispatch({ type: 'saving' })
    const result = await ask({ type: 'save', draft: screen.draft }).catch(noSave)
    dispatch({ type: 'answered', result })
    if (result.kind === 'signed-out' && isShut(screen)) await connect()
  }
  const connect = async () => {
    dispatch({ type: 'connecting' })
    await ask({ type: 'connect' }).then(
      ({ code }) => dispatch({ type: 'paired', code }),
      () => dispatch({ type: 'not-paired' }),
    )
  }
  return {
    save,
    connect,
    ...turnsOf(dispatch),
    forget: ({ key }: SeenEntry) => void ask({ type: 'forget', key }),
    sendNow: () => void ask({ type: 'retry' }),
    rateOf: (currency: string) => ask({ type: 'rate', currency }),
    reopen: () => {
      dispatch({ type: 'reopened' })
      void open(background, dispatch)
    },
  }
}

/** What the popup does by itself. */
function turnsOf(dispatch: Dispatch<PopupEvent>) {
  return {
    edit: (change: Partial<Draft>) => dispatch({ type: 'edited', change }),
    usePassword: () => dispatch({ type: 'wants-password' }),
    lookAt: (entry: SeenEntry) => dispatch({ type: 'looks-at', entry }),
  }
}

/** Who presses Connect under a draft wants to get on with connecting. */
function isShut({ save }: DraftScreen): boolean {
  return save.kind === 'unconnected' || save.kind === 'expired'
}

/** The background gave no answer at all, as when the extension was updated meanwhile. */
function noSave(): SaveResult {
  return { kind: 'failed', message: t.failed }
}
