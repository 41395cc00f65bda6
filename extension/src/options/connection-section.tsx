import { quickAddOptionsMessages } from '@registry/shared/messages/quick-add/quick-add-options'
import { spacedPairingCode } from '@registry/shared/pairing/pairing-code'
import { useState } from 'react'
import type { Session } from '../messages.ts'
import { sendRequest } from '../popup/background-client/send-request.ts'
import { readSession } from '../session/tokens.ts'
import styles from './options.module.css'
import { ErrorMessage, Panel } from './panel.tsx'
import { useAction } from './use-action.ts'
import { useStored } from './use-stored.ts'

const { connection: t, failed } = quickAddOptionsMessages

/** Shows the connected registry, with Connect and Disconnect. */
export function ConnectionSection() {
  const session = useStored(readSession)
  const [code, setCode] = useState('')
  const { run, isBusy, hasFailed } = useAction()
  const connect = () => void run(async () => setCode((await sendRequest({ type: 'connect' })).code))
  const disconnect = () => {
    setCode('')
    void run(() => sendRequest({ type: 'disconnect' }))
  }
  return (
    <Panel title={t.title}>
      <div className={`row wraps gap-12-16 align-center justify-between ${styles.row}`}>
        <div className="gone-if-empty" role="status">
          {session ? <Connected {...session} /> : <span className="bone" />}
        </div>
        {session && (
          <button
            type="button"
            className={session.isSignedIn ? 'btn btn-outline' : 'btn btn-primary'}
            aria-disabled={isBusy}
            onClick={session.isSignedIn ? disconnect : connect}
          >
            {session.isSignedIn ? t.disconnect : t.connect}
          </button>
        )}
      </div>
      <div className="gone-if-empty" role="status">
        {code && session?.isSignedIn === false && (
          <p>
            {t.compare} <code className="block num above-4">{spacedPairingCode(code)}</code>
          </p>
        )}
      </div>
      <ErrorMessage text={hasFailed ? failed : undefined} />
    </Panel>
  )
}

function Connected({ isSignedIn, registryTitle }: Session) {
  if (!isSignedIn) {
    return (
      <>
        <p className="text-16 weight-600">{t.notConnected}</p>
        <p className="muted">{t.waits}</p>
      </>
    )
  }
  return (
    <>
      <p className="text-16 weight-600">
        {registryTitle ? t.connectedTo(registryTitle) : t.connected}
      </p>
      <p className="muted">{t.may}</p>
    </>
  )
}
