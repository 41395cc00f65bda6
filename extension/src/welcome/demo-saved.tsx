import { quickAddScreens } from '@registry/shared/messages/quick-add/quick-add-screens'
import { welcomeMessages } from '@registry/shared/messages/registry/welcome'
import type { SavedItem } from '../messages.ts'
import { ItemCard } from '../popup/lazy/screens/item-card.tsx'
import { ScreenTitle } from '../popup/lazy/screens/screen-title.tsx'
import screenStyles from '../popup/screen.module.css'
import screensStyles from '../popup/screens.module.css'

const t = welcomeMessages.demo

interface DemoSavedProps {
  item: SavedItem
  onAgain: () => void
  onClose: () => void
}

/** Confirmation of the demo save, which stores nothing. */
export function DemoSaved({ item, onAgain, onClose }: DemoSavedProps) {
  const { name, price, category, picture } = item
  return (
    <>
      <div className={`${screenStyles.body} ${screensStyles.isCentred}`}>
        <ScreenTitle art="done" title={t.savedTitle} text={t.savedText} />
        <ItemCard name={name} facts={`${price} · ${category}`} picture={picture} />
      </div>
      <div className={`row wraps gap-8 ${screenStyles.foot} ${screenStyles.isPair}`}>
        <button type="button" className="btn btn-quiet" onClick={onAgain}>
          {t.again}
        </button>
        <button type="button" className="btn btn-primary" onClick={onClose}>
          {quickAddScreens.saved.done}
        </button>
      </div>
    </>
  )
}
