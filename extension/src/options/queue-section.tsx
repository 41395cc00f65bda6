import { quickAddOptionsMessages } from '@registry/shared/messages/quick-add-options'
import { useEffect, useState } from 'react'
import { ask } from '../popup/ask.ts'
import { type SeenEntry, watchQueue } from '../queue/watch-queue.ts'
import { Panel, Trouble } from './panel.tsx'
import { QueueRow } from './queue-row.tsx'
import { useDeed } from './use-deed.ts'

const { queue: t, failed } = quickAddOptionsMessages

/** What was added and is not on the registry yet. */
export function QueueSection() {
  const [entries, setEntries] = useState<readonly SeenEntry[]>()
  const { run, isBusy, hasFailed } = useDeed()
  useEffect(() => watchQueue(setEntries), [])
  const open = entries?.filter(({ state }) => state !== 'sent')
  return (
    <Panel title={t.title}>
      {open === undefined && <span className="bone" />}
      {open?.length === 0 && <p className="muted">{t.empty}</p>}
      {open !== undefined && open.length > 0 && (
        <>
          <ul className="rows">
            {open.map(entry => (
              <QueueRow key={entry.key} entry={entry} />
            ))}
          </ul>
          <button
            type="button"
            className="btn btn-outline"
            aria-disabled={isBusy}
            onClick={() => void run(() => ask({ type: 'retry' }))}
          >
            {t.tryNow}
          </button>
        </>
      )}
      <Trouble text={hasFailed ? failed : undefined} />
    </Panel>
  )
}
