import { pushPanelMessages } from '@registry/shared/messages/push/push-panel'
import { useId, useRef } from 'react'
import { SwitchRow } from '../../../ui/forms/switch.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import type { FailedChoice } from './choice-changes.ts'
import { ChoiceFailure } from './choice-failure.tsx'

const t = pushPanelMessages.choices

interface OwnGiftsChoiceProps {
  isOn: boolean
  failed: FailedChoice | undefined
  onChange: (isOn: boolean) => void
  onRetry: (next: FailedChoice['next']) => void
}

/** A switch for notifications of the owner's own test contributions. */
export function OwnGiftsChoice({ isOn, failed, onChange, onRetry }: OwnGiftsChoiceProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  return (
    <Stack gap={8}>
      <SwitchRow
        ref={input}
        label={t.ownGifts}
        text={t.ownGiftsText}
        checked={isOn}
        aria-invalid={failed !== undefined || undefined}
        aria-errormessage={failed && id}
        onChange={event => onChange(event.target.checked)}
      />
      <ChoiceFailure
        id={id}
        failed={failed}
        onRetry={onRetry}
        focusControl={() => input.current?.focus()}
      />
    </Stack>
  )
}
