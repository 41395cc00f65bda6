import { registryCardMessages } from '@registry/shared/messages/registry/registry-card'
import { useMemo } from 'react'
import { HeroSprig } from '../../../art/hero-sprig.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { qrPath } from '../../../ui/qr/qr-path.ts'
import {
  CARD_LOOKS,
  type CardLookName,
  HEART_LEFT,
  HEART_RIGHT,
  HEART_SIZE,
  titleSize,
} from './card-looks.ts'
import styles from './registry-card.module.css'
import type { RegistryCardContent } from './registry-card-content.ts'

const t = registryCardMessages.card

/** The registry card. All measures scale with its width, so screen and print match. */
export function RegistryCardFace({
  content,
  look,
}: {
  content: RegistryCardContent
  look: CardLookName
}) {
  const { paper, ink, soft, leaf, heart } = CARD_LOOKS[look]
  const { title, subtitle, names, url, shortUrl } = content
  const colours = {
    '--card-paper': paper,
    '--card-ink': ink,
    '--card-soft': soft,
    '--card-leaf': leaf,
    '--card-heart': heart,
  }
  return (
    <article className={styles.regCard} style={colours} data-title={titleSize(title)}>
      <Inline className={styles.regCardIn} align="center" textAlign="center">
        <HeroSprig className={styles.heroSprig} />
        <Heart />
        <div className="reg-card-words">
          <p className={`clamp breaks ${styles.regCardTitle}`} dir="auto">
            {title}
          </p>
          {subtitle && (
            <p className={`clamp breaks ${styles.regCardSubtitle}`} dir="auto">
              {subtitle}
            </p>
          )}
        </div>
        <Code url={url} label={t.qr(shortUrl)} />
        <div className="reg-card-words">
          <p className={styles.regCardScan}>{t.scan}</p>
          <p className={styles.regCardAddress} dir="ltr">
            {shortUrl}
          </p>
        </div>
        <p className={styles.regCardNames} dir="auto">
          {t.from(names)}
        </p>
      </Inline>
    </article>
  )
}

/** Always black on white with a quiet zone; scanners need both. */
function Code({ url, label }: { url: string; label: string }) {
  const { size, path } = useMemo(() => qrPath(url), [url])
  return (
    <svg
      className={styles.regCardCode}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

function Heart() {
  return (
    <svg
      className={styles.regCardHeart}
      viewBox={`0 0 ${HEART_SIZE} ${HEART_SIZE}`}
      aria-hidden="true"
    >
      <path d={HEART_LEFT} fill="var(--card-ink)" />
      <path d={HEART_RIGHT} fill="var(--card-heart)" />
    </svg>
  )
}
