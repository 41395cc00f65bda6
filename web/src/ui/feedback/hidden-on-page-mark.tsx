import type { HiddenOnPage } from '@registry/shared/contract/contributions/contributor-schemas'
import { hiddenOnPageMessages as t } from '@registry/shared/messages/contributions/hidden-on-page'
import { EyeOff } from 'lucide-react'
import { Text } from '../text/text.tsx'

/** Marks a contribution whose name or amount is hidden on the public page; nothing if neither is. */
export function HiddenOnPageMark({ contribution }: { contribution: HiddenOnPage }) {
  const text = hiddenText(contribution)
  if (text === undefined) return null
  return (
    <Text as="span" size={12} tone="muted" className="inline-row align-start gap-4">
      <EyeOff className="icon icon-16" aria-hidden="true" />
      {text}
    </Text>
  )
}

function hiddenText({ isNameHidden, isAmountHidden }: HiddenOnPage): string | undefined {
  if (isNameHidden) return isAmountHidden ? t.both : t.name
  return isAmountHidden ? t.amount : undefined
}
