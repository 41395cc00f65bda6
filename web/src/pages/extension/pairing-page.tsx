import '../../styles/sheet.css'
import { pairingMessages } from '@registry/shared/messages/account/pairing'
import { useState } from 'react'
import '../../features/auth/pairing/pairing.module.css'
import { AuthDialog } from '../../features/auth/dialog/auth-dialog.tsx'
import type { AuthView } from '../../features/auth/dialog/auth-view.ts'
import { PairingCard } from '../../features/auth/pairing/pairing-card.tsx'
import { usePairing } from '../../features/auth/pairing/use-pairing.ts'
import { useDocumentTitle } from '../../lib/hooks/use-document-title.ts'
import { startSession } from '../../lib/session/start-session.ts'

startSession()

/** /extension, opened by QuickAdd: asks the owner to connect the extension. */
export function PairingPage({ challenge }: { challenge: string }) {
  useDocumentTitle(pairingMessages.pageTitle)
  const { screen, connect, decline } = usePairing(challenge)
  const [view, setView] = useState<AuthView>()
  const close = () => setView(undefined)
  return (
    <>
      <PairingCard
        challenge={challenge}
        screen={screen}
        onConnect={connect}
        onDecline={decline}
        onLogin={() => setView('login')}
      />
      {view && (
        <AuthDialog
          view={view}
          onView={setView}
          onClose={close}
          onSignedIn={close}
          onRegistered={close}
          focusAfter={() => document.querySelector('h1')}
        />
      )}
    </>
  )
}
