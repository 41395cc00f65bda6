import type { ReactNode } from 'react'
import { Stack } from '../../../ui/layout/stack.tsx'
import styles from './payment-panels.module.css'

interface SegmentedControlProps<V extends string> {
  label: string
  options: readonly { value: V; content: ReactNode }[]
  value: V
  onChange: (value: V) => void
}

/** A segmented control: one of a few options is selected. */
export function SegmentedControl<V extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedControlProps<V>) {
  return (
    <Stack
      as="fieldset"
      gap={2}
      radius={12}
      fill="surface"
      className={styles.segment}
      aria-label={label}
    >
      {options.map(option => (
        <button
          key={option.value}
          type="button"
          className="choice"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.content}
        </button>
      ))}
    </Stack>
  )
}
