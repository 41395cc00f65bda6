import { welcomeMessages } from '@registry/shared/messages/registry/welcome'
import { spacedPairingCode } from '@registry/shared/pairing/pairing-code'
import type { Connection } from './connection-reducer.ts'
import { Step } from './step.tsx'
import { useConnection } from './use-connection.ts'

const t = welcomeMessages.connect

/** Step for connecting this browser: button, code to compare and result. */
export function ConnectStep() {
  const { connection, connect } = useConnection()
  const { name } = connection
  const isBusy = name === 'opening'
  return (
    <Step title={name === 'connected' ? t.connected : t.title} isDone={name === 'connected'}>
      <div className="stack gap-6 gone-if-empty" role="status" aria-busy={name === 'checking'}>
        <State connection={connection} />
      </div>
      {name !== 'connected' && name !== 'checking' && (
        <button
          type="button"
          className={name === 'waiting' ? 'btn btn-outline btn-sm' : 'btn btn-primary'}
          aria-disabled={isBusy}
          onClick={() => !isBusy && connect()}
        >
          {isBusy ? t.busy : name === 'waiting' ? t.again : t.action}
        </button>
      )}
    </Step>
  )
}

function State({ connection }: { connection: Connection }) {
  switch (connection.name) {
    case 'checking':
      return (
        <>
          <p className="vh">{t.checking}</p>
          <span className="bone" aria-hidden="true" />
          <span className="bone" aria-hidden="true" />
        </>
      )
    case 'waiting':
      return (
        <>
          <p className="num">
            <code aria-hidden="true">{spacedPairingCode(connection.code)}</code>
            <span className="vh">{t.code([...connection.code].join(' '))}</span>
          </p>
          <p>{t.check}</p>
        </>
      )
    case 'connected':
      return <p dir="auto">{t.connectedTo(connection.registry)}</p>
    case 'failed':
      return <p className="weight-500 tone-danger">{t.failed}</p>
    default:
      return (
        <>
          <p>{t.text}</p>
          <p className="text-14">{t.later}</p>
        </>
      )
  }
}
