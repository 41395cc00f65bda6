import { giftPassingMessages as t } from '@registry/shared/messages/offerings/gift-passing'
import { ChevronRight, Gift, type LucideIcon, PackageSearch } from 'lucide-react'
import type { ReactNode } from 'react'
import { pushQuery } from '../../../lib/url/page-url.ts'
import { SheetPane } from '../../../ui/dialogs/sheet-pane.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/text/text.tsx'
import styles from './offering-sheet.module.css'

interface ActionsPaneProps {
  onTrack: () => void
  /** Called when the visitor is about to choose, to prefetch the wizard. */
  onIntent: () => void
  children: ReactNode
}

/** Choice between offering an item and tracking offerings. */
export function ActionsPane({ onTrack, onIntent, children }: ActionsPaneProps) {
  return (
    <SheetPane title={t.title} subtitle={t.question} focusKey="actions" closeLabel={t.close}>
      <Stack gap={12}>
        <Choice
          icon={Gift}
          tone="moss"
          title={t.shareAnItem}
          hint={t.shareHint}
          onIntent={onIntent}
          onChoose={() => pushQuery({ share: 'offer' })}
        />
        <Choice
          icon={PackageSearch}
          tone="sky"
          title={t.trackOfferings}
          hint={t.trackHint}
          onChoose={onTrack}
        />
      </Stack>
      {children}
    </SheetPane>
  )
}

interface ChoiceProps {
  icon: LucideIcon
  tone: 'moss' | 'sky'
  title: string
  hint: string
  onIntent?: () => void
  onChoose: () => void
}

function Choice({ icon: Icon, tone, title, hint, onIntent, onChoose }: ChoiceProps) {
  return (
    <button
      type="button"
      className={`row gap-14 align-center pad-16 hover-sunken radius-16 ${styles.shareChoice}`}
      onPointerDown={onIntent}
      onFocus={onIntent}
      onClick={onChoose}
    >
      <span className={`tile tint-${tone}`}>
        <Icon className="icon" aria-hidden="true" />
      </span>
      <span className="grows">
        <Text as="strong" size={16} weight={600}>
          {title}
        </Text>
        <span className="hint block">{hint}</span>
      </span>
      <ChevronRight className="icon tone-muted" aria-hidden="true" />
    </button>
  )
}
