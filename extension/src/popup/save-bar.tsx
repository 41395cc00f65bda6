import { quickAddMessages as t } from '@registry/shared/messages/quick-add'
import { CircleAlert, KeyRound } from 'lucide-react'
import type { SaveState } from './popup-state.ts'

const ACTIONS = {
  ready: t.save,
  saving: t.saving,
  failed: t.tryAgain,
  expired: t.connectAndAdd,
} as const

/** The button that adds the draft, and above it why that did not work yet. */
export function SaveBar({ save }: { save: SaveState }) {
  return (
    <footer className="foot">
      <div role="status">
        {save.kind === 'expired' && (
          <p className="notice">
            <KeyRound className="icon" aria-hidden="true" />
            <span>
              <b>{t.expired}</b> {t.draftKept}
            </span>
          </p>
        )}
        {save.kind === 'failed' && (
          <p className="notice">
            <CircleAlert className="icon" aria-hidden="true" />
            <span>
              <b>{t.notSaved}</b> {save.message} {t.draftKept}
            </span>
          </p>
        )}
      </div>
      <button
        type="submit"
        className="btn btn-primary btn-block"
        aria-disabled={save.kind === 'saving'}
      >
        {save.kind === 'saving' && <span className="spin" />}
        {ACTIONS[save.kind]}
        {save.kind === 'ready' && <Return />}
      </button>
    </footer>
  )
}

function Return() {
  return (
    <span className="kbd" aria-hidden="true">
      ↵
    </span>
  )
}
