import type { Cents } from '@registry/shared/money/money'
import { useState } from 'react'

/**
 * Whether an amount that once fitted no longer does: someone gave since the form was opened, or
 * since its draft was kept. An amount that is simply typed too high is told under its field.
 */
export function useExceedsRemaining(left: Cents, amount: Cents | undefined): boolean {
  const [opened] = useState({ left, isShort: amount !== undefined && amount > left })
  return amount !== undefined && amount > left && (opened.isShort || left < opened.left)
}
