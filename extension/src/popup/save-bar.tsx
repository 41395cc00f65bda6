import { quickAddMessages as t } from '@registry/shared/messages/quick-add'
import { Kbd } from './kbd.tsx'
import { LinkButton, Notice } from './notice.tsx'
import { QueueNotice } from './queue-notice.tsx'
import type { SaveState } from './screen.ts'
import type { QuickAdd } from './use-quick-add.ts'
import type { Waiting } from './waiting.ts'

interface SaveBarProps {
  save: SaveState
  waiting: Waiting
  isOnline: boolean
  actions: Pick<QuickAdd, 'sendNow' | 'lookAt' | 'forget' | 'connect' | 'usePassword'>
}

/** The button that adds the draft, and above it what to know first. */
export function SaveBar({ save, isOnline, ...rest }: SaveBarProps) {
  const isBusy = save.kind === 'saving' || save.kind === 'resumed'
  return (
    <footer className="foot">
      <div role="status">
        <SaveNotice save={save} isOnline={isOnline} {...rest} />
      </div>
      <button type="submit" className="btn btn-primary btn-block" aria-disabled={isBusy}>
        {isBusy && <span className="spin" />}
        {actionWords(save, isOnline)}
        {!isBusy && <Kbd of="↵" />}
      </button>
    </footer>
  )
}

function actionWords({ kind }: SaveState, isOnline: boolean): string {
  if (kind === 'unconnected' || kind === 'expired') return t.connectAndAdd
  if (kind === 'saving' || kind === 'resumed') return t.saving
  if (kind === 'failed') return t.tryAgain
  return isOnline ? t.save : t.saveHere
}

function SaveNotice({ save, ...rest }: SaveBarProps) {
  switch (save.kind) {
    case 'unconnected':
    case 'expired':
      return (
        <Notice
          icon="key"
          strong={save.kind === 'expired' ? t.expired : t.trying}
          text={t.draftKept}
        >
          <LinkButton label={t.withPassword} onClick={rest.actions.usePassword} />
        </Notice>
      )
    case 'failed':
      return <Notice icon="alert" strong={t.notSaved} text={`${save.message} ${t.draftKept}`} />
    case 'undone':
      return <Notice icon="undo" strong={t.undone} text={t.draftKept} />
    default:
      return <QueueNotice {...rest} />
  }
}
