import type { ItemsChange } from '@registry/shared/contract/items/items'
import type { ItemState, SetValues } from './bulk-item-store.ts'

/** Rules of a bulk change: which items may be named, which are changed, and how. */
interface ChangePlan {
  action: string
  /** Whether deleted items may be named too, so that a repeated request succeeds without effect. */
  takesDeleted: boolean
  isDue: (item: ItemState) => boolean
  values: (now: Date) => SetValues
  /** Details for the audit event. */
  details: (item: ItemState) => Record<string, unknown>
}

const given = ({ amountContributedCents }: ItemState) => ({ amountContributedCents })

const hiding = (isHidden: boolean): ChangePlan => ({
  action: isHidden ? 'item.hidden' : 'item.shown',
  takesDeleted: false,
  isDue: item => item.isHidden !== isHidden,
  values: () => ({ is_hidden: isHidden }),
  details: given,
})

const REMOVAL: ChangePlan = {
  action: 'item.deleted',
  takesDeleted: true,
  isDue: item => !item.isDeleted,
  values: now => ({ deleted_at: now }),
  details: given,
}

const RETURN: ChangePlan = {
  action: 'item.restored',
  takesDeleted: true,
  isDue: item => item.isDeleted,
  values: () => ({ deleted_at: null }),
  details: given,
}

export function createChangePlan(change: ItemsChange): ChangePlan {
  switch (change.kind) {
    case 'hide':
      return hiding(true)
    case 'show':
      return hiding(false)
    case 'delete':
      return REMOVAL
    case 'restore':
      return RETURN
    case 'category':
      return {
        action: 'item.changed',
        takesDeleted: false,
        isDue: item => item.category !== change.category,
        values: () => ({ category: change.category }),
        details: () => ({ fields: ['category'] }),
      }
  }
}
