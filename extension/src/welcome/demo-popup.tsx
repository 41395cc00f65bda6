import { quickAddMessages } from '@registry/shared/messages/quick-add/quick-add'
import { welcomeMessages } from '@registry/shared/messages/registry/welcome'
import { X } from 'lucide-react'
import { CurrentScreen } from '../popup/current-screen.tsx'
import screenStyles from '../popup/screen.module.css'
import { useQuickAdd } from '../popup/state/use-quick-add.ts'
import { BodyTag } from '../popup/ui/body.tsx'
import { HeartLeaf } from '../popup/ui/heart-leaf.tsx'
import demoStyles from './demo.module.css'
import { demoBackground } from './demo-background.ts'
import { DemoSaved } from './demo-saved.tsx'

const t = welcomeMessages.demo

interface DemoPopupProps {
  onClose: () => void
  onAgain: () => void
}

/** The real popup over the demo page, without a background. */
export function DemoPopup({ onClose, onAgain }: DemoPopupProps) {
  const quickAdd = useQuickAdd(demoBackground)
  const { screen } = quickAdd.state
  return (
    <section
      className={`column line-around radius-16 text-14 ${demoStyles.wPopup}`}
      aria-label={t.popup}
      onKeyDown={event => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose()
      }}
    >
      <div className={`row gap-8 align-center line-below ${screenStyles.head}`}>
        <HeartLeaf />
        <div className="grows shrinks">
          <p className="text-14 weight-600">{quickAddMessages.name}</p>
          <p className="truncate text-12 tone-faint">{t.subtitle}</p>
        </div>
        <button
          type="button"
          className="btn btn-icon btn-quiet"
          aria-label={t.close}
          onClick={onClose}
        >
          <X className="icon" aria-hidden="true" />
        </button>
      </div>
      {screen.name === 'saved' ? (
        <DemoSaved item={screen.item} onAgain={onAgain} onClose={onClose} />
      ) : (
        <BodyTag value="div">
          <CurrentScreen quickAdd={quickAdd} />
        </BodyTag>
      )}
    </section>
  )
}
