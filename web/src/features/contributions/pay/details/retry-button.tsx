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
 * Button that retries a failed request. A retry, by the button or by a restored connection, removes it; its panel then
 * gets the focus.
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
