import type { OwnProduct } from '@registry/shared/contract/items/quick-add'
import type { Draft } from '../../draft/draft.ts'
import type { DraftScreen, DuplicateScreen, Screen } from './screen.ts'

export type DraftEvent =
  | { type: 'edited'; change: Partial<Draft> }
  | { type: 'image-failed'; url: string }
  | { type: 'saving' }
  /** Duplicates of the product at the time of the request. */
  | { type: 'checked'; product: Product; duplicates: readonly OwnProduct[] }
  | { type: 'warned' }

type Product = Pick<Draft, 'productUrl' | 'productName'>

/** Reducer of the draft screen. */
export function draftReducer(screen: DraftScreen, event: DraftEvent): Screen {
  switch (event.type) {
    case 'edited':
      return edited(screen, event.change)
    case 'image-failed':
      return withoutImage(screen, event.url)
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

/** Returns whether the owner must first confirm adding a duplicate. */
export function hasUnconfirmedDuplicate({ duplicates, isWanted }: DraftScreen): boolean {
  return duplicates.length > 0 && !isWanted
}

/** An edit confirms an uncertain field and clears its error. */
function edited(screen: DraftScreen, change: Partial<Draft>): DraftScreen {
  const isTouched = (field: string) =>
    field in change || (field === 'totalPrice' && change.currency !== undefined)
  const draft = { ...screen.draft, ...change }
  // The GTIN is of the page at the former link.
  if (draft.productUrl !== screen.draft.productUrl) draft.gtin = undefined
  draft.check = draft.check.filter(field => !isTouched(field))
  const fields = Object.entries(screen.fields).filter(([field]) => !isTouched(field))
  return { ...screen, draft, fields: Object.fromEntries(fields), isTouched: true }
}

function withoutImage(screen: DraftScreen, url: string): DraftScreen {
  const pictures = screen.draft.pictures.filter(image => image !== url)
  const { thumbnailUrl } = screen.draft
  const chosen = thumbnailUrl === url ? (pictures[0] ?? '') : thumbnailUrl
  return { ...screen, draft: { ...screen.draft, pictures, thumbnailUrl: chosen } }
}

function checked(screen: DraftScreen, product: Product, duplicates: readonly OwnProduct[]): Screen {
  const { productUrl, productName } = screen.draft
  if (product.productUrl !== productUrl || product.productName !== productName) return screen
  const known = { ...screen, duplicates }
  if (screen.save.kind === 'checking') {
    return duplicates.length > 0
      ? warned({ ...known, save: { kind: 'ready' } })
      : { ...known, save: { kind: 'resumed' } }
  }
  return screen.isTouched || screen.save.kind !== 'ready' ? known : warned(known)
}

function warned(screen: DraftScreen): DraftScreen | DuplicateScreen {
  const [item] = screen.duplicates
  if (!item || screen.isWanted) return screen
  const others = screen.duplicates.length - 1
  return { name: 'duplicate', item, others, of: screen, isBusy: false, message: '' }
}
