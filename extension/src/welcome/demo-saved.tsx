import { quickAddMessages } from '@registry/shared/messages/quick-add'
import { welcomeMessages } from '@registry/shared/messages/welcome'
import type { SavedItem } from '../messages.ts'
import { Art } from '../popup/art/art.tsx'
import { ItemCard } from '../popup/item-card.tsx'
import { ScreenTitle } from '../popup/screen-title.tsx'

const t = welcomeMessages.demo

interface DemoSavedProps {
  item: SavedItem
  onAgain: () => void
  onClose: () => void
}

/** What would have been added, and that it was not. */
export function DemoSaved({ item, onAgain, onClose }: DemoSavedProps) {
  const { name, price, category, picture } = item
  return (
    <>
      <div className="body is-centred">
        <ScreenTitle art={<Art of="done" />} title={t.savedTitle} text={t.savedText} />
        <ItemCard name={name} facts={`${price} · ${category}`} picture={picture} />
      </div>
      <div className="foot is-pair">
        <button type="button" className="btn btn-quiet" onClick={onAgain}>
          {t.again}
        </button>
        <button type="button" className="btn btn-primary" onClick={onClose}>
          {quickAddMessages.saved.done}
        </button>
      </div>
    </>
  )
}
