import { quickAddOptionsMessages } from '@registry/shared/messages/quick-add/quick-add-options'
import { useState } from 'react'
import { sendRequest } from '../popup/background-client/send-request.ts'
import type { QueueEntryView } from '../queue/watch-queue.ts'
import { describeQueueEntry } from './describe-queue-entry.ts'
import styles from './options.module.css'
import { ErrorMessage } from './panel.tsx'
import { useAction } from './use-action.ts'

const { queue: t, failed } = quickAddOptionsMessages

/** A queued or rejected product with a Remove button. */
export function QueueRow({ entry }: { entry: QueueEntryView }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <li className="line-above">
      <div className={`row wraps gap-12-16 align-center justify-between ${styles.row}`}>
        <div>
          <p className="text-16 weight-600" dir="auto">
            {entry.name}
          </p>
          <p className={entry.state === 'refused' ? 'weight-500 tone-danger' : 'muted'}>
            {isAsking ? t.ask : describeQueueEntry(entry, clockTime)}
          </p>
        </div>
        {isAsking ? (
          <ConfirmRemoval entry={entry} onKeep={() => setAsking(false)} />
        ) : (
          <button
            type="button"
            className="btn btn-quiet btn-sm"
            aria-label={t.removeNamed(entry.name)}
            onClick={() => setAsking(true)}
          >
            {t.remove}
          </button>
        )}
      </div>
    </li>
  )
}

function ConfirmRemoval({ entry, onKeep }: { entry: QueueEntryView; onKeep: () => void }) {
  const { run, isBusy, hasFailed } = useAction()
  const remove = async () => {
    if (entry.state === 'refused' || entry.state === 'stayed')
      return sendRequest({ type: 'forget', key: entry.key })
    const undone = await sendRequest({ type: 'undo', key: entry.key })
    if (undone.kind === 'failed') throw new Error(undone.message)
  }
  return (
    <div>
      <div className="row gap-4">
        <button
          type="button"
          className="btn btn-danger-quiet btn-sm"
          aria-disabled={isBusy}
          onClick={() => void run(remove)}
        >
          {t.sure}
        </button>
        {/* biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed */}
        <button type="button" className="btn btn-quiet btn-sm" autoFocus onClick={onKeep}>
          {t.keep}
        </button>
      </div>
      <ErrorMessage text={hasFailed ? failed : undefined} />
    </div>
  )
}

function clockTime(at: number): string {
  return new Date(at).toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' })
}
