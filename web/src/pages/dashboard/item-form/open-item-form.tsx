import type { ItemManager } from '../../../features/items/manager/use-item-manager.ts'
import { AddItemPanel } from './add-item-panel.tsx'
import { EditItemPanel } from './edit-item-panel.tsx'

/**
 * The open form of a new or existing item. One chunk with both, because the form of a new item may become that of the
 * added item while the owner is typing.
 */
export function OpenItemForm({ desk }: { desk: ItemManager }) {
  const { form, draft, saved, cancelForm } = desk
  if (!form || !draft) return null
  return form.mode === 'create' ? (
    <AddItemPanel
      link={form.link}
      draft={draft}
      onSaved={saved}
      onCancel={cancelForm}
      onOpen={item => desk.act('details', item)}
    />
  ) : (
    <EditItemPanel
      key={form.item.id}
      item={form.item}
      draft={draft}
      onSaved={saved}
      onCancel={cancelForm}
    />
  )
}
