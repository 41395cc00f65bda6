import { useEffect } from 'react'
import type { Opening } from '../messages.ts'
import { DraftForm } from './draft-form.tsx'
import { Header } from './header.tsx'
import { NoProduct } from './no-product.tsx'
import { subtitleOf } from './popup-state.ts'
import { Saved } from './saved.tsx'
import { SignIn } from './sign-in.tsx'
import { Skeleton } from './skeleton.tsx'
import { type QuickAdd, useQuickAdd } from './use-quick-add.ts'

/** The whole popup. */
export function App({ opening }: { opening: Promise<Opening> }) {
  const quickAdd = useQuickAdd(opening)
  useEffect(() => {
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [])
  return (
    <>
      <Header subtitle={subtitleOf(quickAdd.state)} isOffline={isOffline(quickAdd.state.screen)} />
      <CurrentScreen quickAdd={quickAdd} />
    </>
  )
}

function CurrentScreen({ quickAdd }: { quickAdd: QuickAdd }) {
  const { screen } = quickAdd.state
  switch (screen.name) {
    case 'reading':
      return <Skeleton />
    case 'sign-in':
      return <SignIn {...screen} onSignIn={quickAdd.signIn} />
    case 'no-product':
      return <NoProduct {...screen} onType={quickAdd.typeIt} />
    case 'draft':
      return <DraftForm {...screen} quickAdd={quickAdd} />
    case 'saved':
      return <Saved item={screen.item} />
  }
}

function isOffline(screen: QuickAdd['state']['screen']): boolean {
  return screen.name === 'draft' && screen.save.kind === 'failed' && screen.save.isOffline
}

function closeOnEscape(event: KeyboardEvent) {
  if (event.key === 'Escape' && !event.defaultPrevented) window.close()
}
