import { useLayoutEffect, useRef } from 'react'
import styles from '../../screens.module.css'
import { Illustration, type IllustrationName } from '../../ui/illustration.tsx'

interface ScreenTitleProps {
  art?: IllustrationName
  title: string
  text: string
}

/**
 * Illustration, heading and text of a screen. The heading receives the focus, so that screen readers
 * announce it.
 */
export function ScreenTitle({ art, title, text }: ScreenTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.title}>
      {art && <Illustration of={art} />}
      <h2 ref={heading} tabIndex={-1} className="display-24">
        {title}
      </h2>
      <p role="status">{text}</p>
    </div>
  )
}
