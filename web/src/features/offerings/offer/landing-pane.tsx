import type { RegistryOwner } from '@registry/shared/contract/registry/registry-schemas'
import { giftPassingMessages as t } from '@registry/shared/messages/offerings/gift-passing'
import { ArrowRight, HandHeart, Search, Send } from 'lucide-react'
import { pushQuery } from '../../../lib/url/page-url.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { SheetPane } from '../../../ui/dialogs/sheet-pane.tsx'
import { Illustration } from '../../../ui/images/illustration.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Point } from '../../../ui/text/point.tsx'
import styles from './offering-sheet.module.css'

const LOOKS = [
  [Send, 'moss'],
  [Search, 'sky'],
  [HandHeart, 'rose'],
] as const

/** Explains how passing items on works. */
export function LandingPane({ owner }: { owner: RegistryOwner }) {
  return (
    <SheetPane
      title={t.title}
      subtitle={t.subtitle}
      focusKey="landing"
      closeLabel={t.close}
      foot={
        <Button size="lg" onClick={() => pushQuery({ share: 'actions' })}>
          {t.continue}
          <ArrowRight className="icon" aria-hidden="true" />
        </Button>
      }
    >
      <div className={`art-panel ${styles.artPanel}`}>
        <Illustration of="passed-box" />
      </div>
      <div>
        <h3 className="text-18 weight-600 below-12">{t.howItWorks}</h3>
        <Stack as="ol" gap={14}>
          {t.points(owner.name).map(({ title, text }, index) => {
            const [icon, tone] = LOOKS[index] ?? LOOKS[0]
            return <Point key={title} tone={tone} icon={icon} title={title} text={text} />
          })}
        </Stack>
      </div>
    </SheetPane>
  )
}
