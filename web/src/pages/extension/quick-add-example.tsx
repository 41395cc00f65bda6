import { extensionPageMessages } from '@registry/shared/messages/quick-add/extension-page'
import { quickAddMessages } from '@registry/shared/messages/quick-add/quick-add'
import { BrandMark } from '../../ui/images/brand-mark.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Text } from '../../ui/text/text.tsx'
import styles from '../extension-page.module.css'

const t = extensionPageMessages.example

/** Illustration of QuickAdd over a retailer's page; hidden from screen readers. */
export function QuickAddExample() {
  return (
    <div className={`relative text-14 ${styles.shot}`} aria-hidden="true">
      <div className={`line-around radius-16 fill-surface ${styles.shotWindow}`}>
        <Inline gap={8} align="center" pad={12} fill="sunken" className={styles.shotBar}>
          <i />
          <i />
          <i />
          <Text as="span" size={12} tone="muted" fill="surface" grows>
            {t.shop}
          </Text>
          <BrandMark />
        </Inline>
        <Stack gap={20} className={styles.shotPage}>
          <div className={`stack centres line-around radius-12 ${styles.shotWell}`}>
            <MoonLamp />
          </div>
          <Stack gap={12} above={8} justify="start" className={styles.shotLines}>
            <i />
            <i />
            <Text as="strong" size={20} weight={600} isNumeric>
              {t.price}
            </Text>
            <i />
          </Stack>
        </Stack>
      </div>
      <div className={`line-around radius-16 pad-12 ${styles.shotPopup}`}>
        <Inline as="p" gap={8} align="center" size={14} weight={600}>
          <BrandMark />
          {quickAddMessages.name}
        </Inline>
        <Stack gap={12} above={8} className={styles.shotDraft}>
          <div className={`stack centres line-around radius-12 ${styles.shotWell}`}>
            <MoonLamp />
          </div>
          <div>
            <Text as="strong" weight={600}>
              {t.name}
            </Text>
            <Text tone="muted" isNumeric>
              {t.price}
            </Text>
          </div>
        </Stack>
        <p className="btn btn-primary btn-sm btn-block above-12">{t.add}</p>
      </div>
    </div>
  )
}

function MoonLamp() {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true">
      <ellipse cx="60" cy="108" rx="34" ry="4" fill="var(--art-shade)" />
      <path d="M36 92h48l6 14H30z" fill="var(--art-wood)" />
      <path d="M38 92h44l-3-6H41z" fill="var(--art-wood-2)" />
      <circle cx="60" cy="52" r="42" fill="var(--art-apricot)" opacity=".35" />
      <circle cx="60" cy="52" r="37" fill="var(--art-apricot)" />
      <path d="M74 18a37 37 0 0 1 20 48A28 28 0 0 1 74 18z" fill="var(--art-milk)" opacity=".85" />
      <circle cx="44" cy="46" r="5" fill="var(--art-milk)" opacity=".6" />
      <circle cx="52" cy="66" r="6" fill="var(--art-milk)" opacity=".5" />
      <circle cx="36" cy="62" r="3" fill="var(--art-milk)" opacity=".5" />
    </svg>
  )
}
