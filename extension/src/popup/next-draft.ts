import type { OwnProduct } from '@registry/shared/contract/quick-add'
import type { Draft } from '../draft/draft.ts'
import type { DuplicateEvent } from './next-duplicate.ts'
import type { DraftScreen, DuplicateScreen, Screen } from './screen.ts'

export type DraftEvent =
  | { type: 'edited'; change: Partial<Draft> }
  | { type: 'saving' }
  /** What is on the list of the product that the draft had when this was asked. */
  | { type: 'checked'; product: Product; duplicates: readonly OwnProduct[] }
  | { type: 'warned' }

type Product = Pick<Draft, 'productUrl' | 'productName'>

/** The draft after something happened to it. */
export function nextDraft(screen: DraftScreen, event: DraftEvent | DuplicateEvent): Screen {
  switch (event.type) {
    case 'edited':
      return edited(screen, event.change)
    case 'saving':
      return { ...screen, save: { kind: 'saving' }, fields: {} }
    case 'checked':
      return checked(screen, event.product, event.duplicates)
    case 'warned':
      return warned(screen)
    default:
      return screen
  }
}

/** Whether the owner should hear first that the product is on the list already. */
export function isDoubled({ duplicates, isWanted }: DraftScreen): boolean {
  return duplicates.length > 0 && !isWanted
}

/** A field that was changed has been looked at, and its error is of another value. */
function edited(screen: DraftScreen, change: Partial<Draft>): DraftScreen {
  const isTouched = (field: string) =>
    field in change || (field === 'totalPrice' && change.currency !== undefined)
  const draft = { ...screen.draft, ...change }
  draft.check = draft.check.filter(field => !isTouched(field))
  const fields = Object.entries(screen.fields).filter(([field]) => !isTouched(field))
  // A picture that does not load goes away by itself.
  const isTyped = screen.isTouched || change.pictures === undefined
  return { ...screen, draft, fields: Object.fromEntries(fields), isTouched: isTyped }
}

function checked(screen: DraftScreen, product: Product, duplicates: readonly OwnProduct[]): Screen {
  const { productUrl, productName } = screen.draft
  if (product.productUrl !== productUrl || product.productName !== productName) return screen
  const known = { ...screen, duplicates }
  return screen.isTouched || screen.save.kind !== 'ready' ? known : warned(known)
}

function warned(screen: DraftScreen): DraftScreen | DuplicateScreen {
  const [item] = screen.duplicates
  if (!item || screen.isWanted) return screen
  const others = screen.duplicates.length - 1
  return { name: 'duplicate', item, others, of: screen, isBusy: false, message: '' }
}
