import type { ItemsChange } from '@registry/shared/contract/items'
import type { ItemState, SetValues } from './bulk-item-store.ts'

/** What a change of several items means for one: who may be named, who is changed, and how. */
export interface ChangePlan {
  action: string
  /** Deleted ones may be named too: what is asked twice is done once. */
  takesDeleted: boolean
  isDue: (item: ItemState) => boolean
  values: (now: Date) => SetValues
  /** What the audit trail keeps of it. */
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

/** The plan of a change. */
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
