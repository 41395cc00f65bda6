import type { IncreaseResult } from '../../messages.ts'
import type { DraftEvent } from './draft-reducer.ts'
import type { DuplicateScreen, Screen } from './screen.ts'

export type DuplicateEvent =
  /** Add the duplicate as a separate item. */
  { type: 'wanted' } | { type: 'raising' } | { type: 'raised'; result: IncreaseResult }

/** Reducer of the duplicate screen. */
export function duplicateReducer(
  screen: DuplicateScreen,
  event: DraftEvent | DuplicateEvent,
): Screen {
  switch (event.type) {
    case 'wanted':
      // The result of a pending increase would be lost.
      return screen.isBusy ? screen : { ...screen.of, isWanted: true }
    case 'raising':
      return { ...screen, isBusy: true, message: '' }
    case 'raised':
      return raised(screen, event.result)
    default:
      return screen
  }
}

function raised(screen: DuplicateScreen, result: IncreaseResult): Screen {
  switch (result.kind) {
    case 'raised':
      return { name: 'raised', item: { ...screen.item, quantity: result.quantity } }
    case 'failed':
      return { ...screen, isBusy: false, message: result.message }
    case 'signed-out':
      return { ...screen.of, save: { kind: 'expired' } }
  }
}
