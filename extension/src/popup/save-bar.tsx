import { quickAddMessages as t } from '@registry/shared/messages/quick-add'
import { Kbd } from './kbd.tsx'
import type { SaveState } from './screen.ts'
import type { QuickAdd } from './use-quick-add.ts'
import { useRare } from './use-rare.ts'
import type { Waiting } from './waiting.ts'

export interface SaveBarProps {
  save: SaveState
  waiting: Waiting
  isOnline: boolean
  actions: Pick<QuickAdd, 'sendNow' | 'lookAt' | 'forget' | 'connect' | 'usePassword'>
}

/** The button that adds the draft, and above it what to know first. */
export function SaveBar(props: SaveBarProps) {
  const { save, isOnline } = props
  const { SaveNotice } = useRare(isWorthANotice(props))
  const isBusy = save.kind === 'saving' || save.kind === 'resumed'
  return (
    <footer className="foot">
      <div role="status">{SaveNotice && <SaveNotice {...props} />}</div>
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

function isWorthANotice({ save, isOnline, waiting }: SaveBarProps): boolean {
  const isPlain = save.kind === 'ready' || save.kind === 'saving' || save.kind === 'resumed'
  return !isPlain || !isOnline || waiting.count + waiting.refused.length + waiting.stayed.length > 0
}
