import { quickAddOptionsMessages } from '@registry/shared/messages/quick-add-options'
import { useState } from 'react'
import { ask } from '../popup/ask.ts'
import type { SeenEntry } from '../queue/watch-queue.ts'
import { Trouble } from './panel.tsx'
import { useDeed } from './use-deed.ts'
import { whyItWaits } from './why-it-waits.ts'

const { queue: t, failed } = quickAddOptionsMessages

/** One product that waits or was refused, and the way to give it up. */
export function QueueRow({ entry }: { entry: SeenEntry }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <li>
      <div className="row">
        <div className="grow">
          <p className="strong" dir="auto">
            {entry.name}
          </p>
          <p className={entry.state === 'refused' ? 'is-refused' : 'muted'}>
            {isAsking ? t.ask : whyItWaits(entry, clockTime)}
          </p>
        </div>
        {isAsking ? (
          <Sure entry={entry} onKeep={() => setAsking(false)} />
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

function Sure({ entry, onKeep }: { entry: SeenEntry; onKeep: () => void }) {
  const { run, isBusy, hasFailed } = useDeed()
  const remove = async () => {
    if (entry.state === 'refused' || entry.state === 'stayed')
      return ask({ type: 'forget', key: entry.key })
    const undone = await ask({ type: 'undo', key: entry.key })
    if (undone.kind === 'failed') throw new Error(undone.message)
  }
  return (
    <div>
      <div className="choices">
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
      <Trouble text={hasFailed ? failed : undefined} />
    </div>
  )
}

function clockTime(at: number): string {
  return new Date(at).toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' })
}
