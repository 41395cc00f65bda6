import type { Cents } from '@registry/shared/money/money'
import { useState } from 'react'

/**
 * Returns true if the amount fitted when the form was opened or the draft was stored, but exceeds
 * the remainder now. An amount typed too high is reported under its field instead.
 */
export function useExceedsRemaining(left: Cents, amount: Cents | undefined): boolean {
  const [opened] = useState({ left, isShort: amount !== undefined && amount > left })
  return amount !== undefined && amount > left && (opened.isShort || left < opened.left)
}
