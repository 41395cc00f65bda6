import type { MouseEvent } from 'react'

/** Asks again for what failed. The button goes away then, so the focus moves to its panel. */
export function askAgain(retry: () => void) {
  return ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    currentTarget.closest<HTMLElement>('.paypanel')?.focus({ preventScroll: true })
    retry()
  }
}
