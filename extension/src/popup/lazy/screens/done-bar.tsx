import { quickAddMessages } from '@registry/shared/messages/quick-add/quick-add'
import { quickAddScreens } from '@registry/shared/messages/quick-add/quick-add-screens'
import { registryUrl } from '../../../config.ts'
import styles from '../../screen.module.css'
import { Kbd } from '../../ui/kbd.tsx'

const { saved: t } = quickAddScreens

interface DoneBarProps {
  itemId: string | undefined
  /** The item is not sent yet, so there is no link to the dashboard. */
  isHere?: boolean
  /** Set if the item waits for a connection to an account. */
  onConnect?: (() => void) | undefined
}

/** Footer of a saved item: dashboard link, Done and, if needed, Connect. */
export function DoneBar({ itemId, isHere = false, onConnect }: DoneBarProps) {
  return (
    <footer className={`row wraps gap-8 ${styles.foot} ${styles.isPair}`}>
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
