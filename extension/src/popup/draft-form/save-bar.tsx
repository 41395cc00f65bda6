import { quickAddMessages as t } from '@registry/shared/messages/quick-add/quick-add'
import styles from '../screen.module.css'
import type { QueueSummary } from '../state/queue-summary.ts'
import { isPending, type SaveState } from '../state/screen.ts'
import type { QuickAdd } from '../state/use-quick-add.ts'
import { Kbd } from '../ui/kbd.tsx'
import { useLazyParts } from '../use-lazy-parts.ts'

export interface SaveBarProps {
  save: SaveState
  waiting: QueueSummary
  isOnline: boolean
  isStillLoading: boolean
  actions: Pick<QuickAdd, 'sendRequest' | 'dispatch' | 'connect' | 'reopen'>
}

/** The save button with the notices above it. */
export function SaveBar(props: SaveBarProps) {
  const { save, isOnline } = props
  const { SaveNotice } = useLazyParts(isWorthANotice(props))
  const isBusy = isPending(save)
  return (
    <footer className={styles.foot}>
      <div role="status">{SaveNotice && <SaveNotice {...props} />}</div>
      <button type="submit" className="btn btn-primary btn-block" aria-disabled={isBusy}>
        {isBusy && <span className={styles.spin} />}
        {actionWords(save, isOnline)}
        {!isBusy && <Kbd of="↵" />}
      </button>
    </footer>
  )
}

function actionWords(save: SaveState, isOnline: boolean): string {
  if (save.kind === 'unconnected' || save.kind === 'expired') return t.connectAndAdd
  if (isPending(save)) return t.saving
  if (save.kind === 'failed') return t.tryAgain
  return isOnline ? t.save : t.saveHere
}

function isWorthANotice({ save, isOnline, isStillLoading, waiting }: SaveBarProps): boolean {
  const isPlain = save.kind === 'ready' || isPending(save)
  if (!isPlain || !isOnline || isStillLoading) return true
  const { unsent, refused, stayed } = waiting
  return unsent + refused.length + stayed.length > 0
}
