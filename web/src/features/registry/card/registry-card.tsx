import type { User } from '@registry/shared/contract/account/auth'
import { registryCardMessages as t } from '@registry/shared/messages/registry/registry-card'
import { Printer } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { RadioGroup } from '../../../ui/forms/radio-group.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { CARD_LOOKS, CARD_SIZES, type CardLookName, type CardSize } from './card-looks.ts'
import { PrintedCards, PrintPortal, SIZE_CLASSES } from './printed-cards.tsx'
import styles from './registry-card.module.css'
import { registryCardContent } from './registry-card-content.ts'
import { SaveCardButton } from './save-card-button.tsx'
import { ShareCard } from './share-card.tsx'

const LOOKS = (['moss', 'blush', 'plain'] as const).map(value => ({
  value,
  label: (
    <>
      <i
        className={styles.cardSwatch}
        style={{ background: CARD_LOOKS[value].paper, color: CARD_LOOKS[value].ink }}
      />
      {t.looks[value]}
    </>
  ),
}))

const SIZES = CARD_SIZES.map(value => ({
  value,
  label: (
    <Stack as="span">
      {t.sizes[value]}
      <Text as="small" size={12} tone="muted">
        {t.sizeHints[value]}
      </Text>
    </Stack>
  ),
}))

interface RegistryCardProps {
  user: User
  /** Called after the link was passed on. */
  onShared: () => void
}

/** The registry card page: preview, options, share, print and save. */
export function RegistryCard({ user, onShared }: RegistryCardProps) {
  const [look, setLook] = useState<CardLookName>('moss')
  const [size, setSize] = useState<CardSize>('one')
  const content = useMemo(() => registryCardContent(user, location.origin), [user])
  const sheet = <PrintedCards content={content} look={look} size={size} />
  return (
    <>
      <h1 className="display-30" tabIndex={-1}>
        {t.heading}
      </h1>
      <Text size={16} tone="muted" wrap="pretty" above={6}>
        {t.lead}
      </Text>
      <Stack className={styles.cardDesk} gap={24} above={24}>
        <ShareCard
          key={`${content.url} ${content.title}`}
          user={user}
          content={content}
          onShared={onShared}
        />
        <Stack
          as="section"
          centres
          className={`${styles.cardPreview} ${SIZE_CLASSES[size]}`}
          aria-label={t.preview}
        >
          {sheet}
        </Stack>
        <Card gap={16} pad={20} className="stack" aria-label={t.print}>
          <RadioGroup look="rows" legend={t.look} options={LOOKS} value={look} onChange={setLook} />
          <RadioGroup look="rows" legend={t.size} options={SIZES} value={size} onChange={setSize} />
          <Inline gap={8} wrap>
            <Button className="grows" onClick={() => print()}>
              <Printer className="icon" aria-hidden="true" />
              {t.print}
            </Button>
            <SaveCardButton
              content={content}
              look={look}
              fileName={t.fileName(user.registrySlug)}
            />
          </Inline>
          <p className="hint">{t.printHint}</p>
        </Card>
      </Stack>
      <PrintPortal>{sheet}</PrintPortal>
    </>
  )
}
