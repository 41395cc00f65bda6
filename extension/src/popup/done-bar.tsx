import { quickAddMessages } from '@registry/shared/messages/quick-add'
import { registryUrl } from '../config.ts'
import { Kbd } from './kbd.tsx'

const { saved: t } = quickAddMessages

/** The ways on from an item that is on the list, which the dashboard shows when it knows which. */
export function DoneBar({ itemId }: { itemId: string | undefined }) {
  return (
    <footer className="foot is-pair">
      <a
        className="btn btn-quiet"
        href={`${registryUrl}/dashboard${itemId ? `#item-${itemId}` : ''}`}
        target="_blank"
        rel="noreferrer"
      >
        {t.dashboard}
      </a>
      <button type="button" className="btn btn-primary" onClick={() => window.close()}>
        {t.done}
        <Kbd of="esc" />
      </button>
    </footer>
  )
}
