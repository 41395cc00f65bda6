import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import styles from '../payment-panels.module.css'

interface RetryButtonProps {
  onRetry: () => void
  children: ReactNode
}

const focusPanel = (button: HTMLElement | null) =>
  button?.closest<HTMLElement>(`.${styles.paypanel}`)?.focus({ preventScroll: true })

/**
 * Button of a failed request. It disappears with the next attempt, also with one that a restored connection starts; the
 * focus then moves to its panel.
 */
export function RetryButton({ onRetry, children }: RetryButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const shown = button.current
    return () => {
      if (shown === document.activeElement) focusPanel(shown)
    }
  }, [])
  const retry = () => {
    focusPanel(button.current)
    onRetry()
  }
  return (
    <Button look="outline" size="sm" ref={button} onClick={retry}>
      {children}
    </Button>
  )
}
