import type { HeaderPicture } from '@registry/shared/contract/registry/registry-schemas'
import { registryMessages as t } from '@registry/shared/messages/registry/registry'
import { Gift } from 'lucide-react'
import { Picture } from '../../../ui/images/picture.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { CelebrationLine } from './celebration-line.tsx'
import styles from './hero.module.css'

/** Largest variant of the parents' image. */
const PICTURE_ROOM = { width: 96, height: 96 }

/** The parents' image, cropped to a circle. */
function HeroPicture({ picture }: { picture: HeaderPicture }) {
  return (
    <span className={styles.heroPicture}>
      <Picture
        src={picture.url}
        alt={picture.alt || t.pictureAlt}
        facts={picture}
        fallback="/icons/mark.svg"
        room={PICTURE_ROOM}
        priority="early"
      />
    </span>
  )
}

interface HeroTextProps {
  /** `p` for a preview outside the page, `h1` on it. */
  heading: 'h1' | 'p'
  title: string
  subtitle: string
  picture?: HeaderPicture | null | undefined
  /** Date like 2026-12-24, or due month like 2026-12. */
  celebration?: string | null | undefined
  /** Date in Singapore when the server rendered the page. */
  today?: string | undefined
  /** Number of fully funded items out of `count`. */
  gifted: number
  count: number
}

/** Image, title, subtitle, celebration and funding summary of a registry. */
export function HeroText(props: HeroTextProps) {
  const { heading: Heading, title, subtitle, picture, celebration, today, gifted, count } = props
  return (
    <div className={styles.heroText}>
      <Inline align="center" wrap className={styles.heroHead}>
        {picture && <HeroPicture picture={picture} />}
        <Heading className={`${styles.heroTitle} display-38`} dir="auto">
          {title}
        </Heading>
      </Inline>
      {subtitle && (
        <Text size={16} tone="muted" className={styles.heroSub} dir="auto">
          {subtitle}
        </Text>
      )}
      {celebration && <CelebrationLine celebration={celebration} today={today} />}
      {count > 0 && (
        <Inline as="p" align="center" wrap className={styles.heroMeta}>
          <Gift className="icon icon-16" aria-hidden="true" />
          {t.giftedSoFar(gifted, count)}
        </Inline>
      )}
    </div>
  )
}
