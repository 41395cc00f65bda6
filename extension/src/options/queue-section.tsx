import { quickAddOptionsMessages } from '@registry/shared/messages/quick-add/quick-add-options'
import { useEffect, useState } from 'react'
import { sendRequest } from '../popup/background-client/send-request.ts'
import { type QueueEntryView, watchQueue } from '../queue/watch-queue.ts'
import styles from './options.module.css'
import { ErrorMessage, Panel } from './panel.tsx'
import { QueueRow } from './queue-row.tsx'
import { useAction } from './use-action.ts'

const { queue: t, failed } = quickAddOptionsMessages

/** Lists the products that are not on the registry yet. */
export function QueueSection() {
  const [entries, setEntries] = useState<readonly QueueEntryView[]>()
  const { run, isBusy, hasFailed } = useAction()
  useEffect(() => watchQueue(setEntries), [])
  const open = entries?.filter(({ state }) => state !== 'sent')
  return (
    <Panel title={t.title}>
      {open === undefined && <span className="bone" />}
      {open?.length === 0 && <p className="muted">{t.empty}</p>}
      {open !== undefined && open.length > 0 && (
        <>
          <ul className={`stack gap-12 ${styles.rows}`}>
            {open.map(entry => (
              <QueueRow key={entry.key} entry={entry} />
            ))}
          </ul>
          <div>
            <button
              type="button"
              className="btn btn-outline"
              aria-disabled={isBusy}
              onClick={() => void run(() => sendRequest({ type: 'retry' }))}
            >
              {t.tryNow}
            </button>
          </div>
        </>
      )}
      <ErrorMessage text={hasFailed ? failed : undefined} />
    </Panel>
  )
}
