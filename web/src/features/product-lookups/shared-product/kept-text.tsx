import type { LucideIcon } from 'lucide-react'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/text/text.tsx'
import styles from './shared-product.module.css'

interface KeptTextProps {
  icon: LucideIcon
  text: string
  note: string
}

/** A shared text that is not lost although nothing was added, with a note below it. */
export function KeptText({ icon: Icon, text, note }: KeptTextProps) {
  return (
    <Inline
      as="p"
      gap={8}
      align="center"
      tone="muted"
      above={20}
      pad={12}
      className={styles.sharedKept}
      radius={12}
      fill="sunken"
    >
      <Icon className="icon icon-16" aria-hidden="true" />
      <Stack as="span" grows shrinks>
        <bdi className="truncate">{text}</bdi>
        <Text as="span" size={12}>
          {note}
        </Text>
      </Stack>
    </Inline>
  )
}
