import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { Text } from '../text/text.tsx'
import { Card } from './card.tsx'
import styles from './side-section.module.css'

interface SideSectionProps {
  /** Target of links to this section; unique in the page. */
  id?: string
  title: string
  /** Purpose of the section, in one sentence. */
  text: string
  isDanger?: boolean
  children: ReactNode
}

/** Page section with its title beside the content, or above it on narrow screens. */
export function SideSection({ id, title, text, isDanger, children }: SideSectionProps) {
  const titleId = useId()
  return (
    <section className={styles.section} id={id} aria-labelledby={titleId}>
      <div>
        <Text id={titleId} as="h2" size={18} weight={600} tabIndex={-1}>
          {title}
        </Text>
        <Text tone="muted" wrap="pretty" above={4}>
          {text}
        </Text>
      </div>
      <Card
        as="div"
        gap={16}
        justify="start"
        pad="inset"
        wrap="pretty"
        className={classNames('stack', styles.body, isDanger && styles.isDanger)}
      >
        {children}
      </Card>
    </section>
  )
}
