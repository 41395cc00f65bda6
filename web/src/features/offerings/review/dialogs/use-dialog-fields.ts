import { useEffect, useState } from 'react'
import type { DialogDraft, FieldValues } from './offering-dialog-types.ts'

/**
 * Form state of a dialog: initial values are `blank` overridden by the draft; every change is reported to `onTyped`.
 */
export function useDialogFields<T extends FieldValues>(blank: T, { typed, onTyped }: DialogDraft) {
  const [first] = useState<T>(() => ({ ...blank, ...typed }))
  const [values, setValues] = useState(first)
  useEffect(() => {
    if (values !== first) onTyped(values)
  }, [values, first, onTyped])
  const change = (changes: Partial<T>) => setValues(now => ({ ...now, ...changes }))
  return [values, change] as const
}
