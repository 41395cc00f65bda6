import type { ReactNode } from 'react'
import { Inline } from '../../ui/layout/inline.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Text } from '../../ui/text/text.tsx'
import styles from './ui-gallery.module.css'

interface GallerySectionProps {
  /** Name of the component. */
  name: string
  children: ReactNode
}

/** Section of one component with its states. */
export function GallerySection({ name, children }: GallerySectionProps) {
  const id = `gallery-${name}`
  return (
    <Stack as="section" gap={16} aria-labelledby={id}>
      <h2 id={id} className="display-24" tabIndex={-1}>
        {name}
      </h2>
      <Stack gap={24} className={styles.states}>
        {children}
      </Stack>
    </Stack>
  )
}

interface GalleryStateProps {
  caption: string
  /** Whether it takes the width of the page. */
  isWide?: boolean
  children: ReactNode
}

/** One state of a component with its caption. */
export function GalleryState({ caption, isWide, children }: GalleryStateProps) {
  return (
    <Stack as="figure" gap={8} shrinks className={isWide ? 'spans-columns' : undefined}>
      <Text as="figcaption" size={14} tone="muted">
        {caption}
      </Text>
      <div>{children}</div>
    </Stack>
  )
}

/** Several small components of one state beside each other. */
export function GalleryRow({ caption, isWide, children }: GalleryStateProps) {
  return (
    <GalleryState caption={caption} isWide={isWide ?? false}>
      <Inline gap={12} align="center" wrap>
        {children}
      </Inline>
    </GalleryState>
  )
}
