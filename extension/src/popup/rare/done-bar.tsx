import { quickAddMessages } from '@registry/shared/messages/quick-add'
import { quickAddScreens } from '@registry/shared/messages/quick-add-screens'
import { registryUrl } from '../../config.ts'
import { Kbd } from '../kbd.tsx'

const { saved: t } = quickAddScreens

interface DoneBarProps {
  itemId: string | undefined
  /** It still waits on this device, so the dashboard has nothing to show. */
  isHere?: boolean
  /** Nobody is connected, for which it waits. */
  onConnect?: (() => void) | undefined
}

/** The ways on from an item that is on the list, which the dashboard shows when it knows which. */
export function DoneBar({ itemId, isHere = false, onConnect }: DoneBarProps) {
  return (
    <footer className="foot is-pair">
      {!isHere && (
        <a
          className="btn btn-quiet"
          href={`${registryUrl}/dashboard${itemId ? `#item-${itemId}` : ''}`}
          target="_blank"
          rel="noreferrer"
        >
          {t.dashboard}
        </a>
      )}
      <button
        type="button"
        className={onConnect ? 'btn btn-quiet' : 'btn btn-primary'}
        onClick={() => window.close()}
      >
        {t.done}
        <Kbd of="esc" />
      </button>
      {onConnect && (
        <button type="button" className="btn btn-primary" onClick={onConnect}>
          {quickAddMessages.connect}
        </button>
      )}
    </footer>
  )
}
