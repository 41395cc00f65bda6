import type { RaiseResult } from '../messages.ts'
import type { DraftEvent } from './next-draft.ts'
import type { DuplicateScreen, Screen } from './screen.ts'

export type DuplicateEvent =
  /** Add it all the same. */
  { type: 'wanted' } | { type: 'raising' } | { type: 'raised'; result: RaiseResult }

/** What becomes of a product that is on the list already. */
export function nextDuplicate(screen: DuplicateScreen, event: DraftEvent | DuplicateEvent): Screen {
  switch (event.type) {
    case 'wanted':
      return { ...screen.of, isWanted: true }
    case 'raising':
      return { ...screen, isBusy: true, message: '' }
    case 'raised':
      return raised(screen, event.result)
    default:
      return screen
  }
}

function raised(screen: DuplicateScreen, result: RaiseResult): Screen {
  switch (result.kind) {
    case 'raised':
      return { name: 'raised', item: { ...screen.item, quantity: result.quantity } }
    case 'failed':
      return { ...screen, isBusy: false, message: result.message }
    case 'signed-out':
      return { ...screen.of, save: { kind: 'expired' } }
  }
}
