import { useLayoutEffect } from 'react'
import type { Background } from './background-client/background.ts'
import { CurrentScreen } from './current-screen.tsx'
import { Header } from './header.tsx'
import { subtitleOf } from './state/popup-reducer.ts'
import { summarizeQueue } from './state/queue-summary.ts'
import { useQuickAdd } from './state/use-quick-add.ts'

export function App({ background }: { background: Background }) {
  const quickAdd = useQuickAdd(background)
  const { state } = quickAdd
  useLayoutEffect(() => {
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [])
  return (
    <>
      <Header
        subtitle={subtitleOf(state)}
        waiting={summarizeQueue(state.queue).unsent}
        isOffline={!state.isOnline}
      />
      <CurrentScreen quickAdd={quickAdd} />
    </>
  )
}

function closeOnEscape(event: KeyboardEvent) {
  if (event.key === 'Escape' && !event.defaultPrevented) window.close()
}
