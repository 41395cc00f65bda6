import {
  NOTIFICATION_CHANNELS,
  type NotificationChoices,
} from '@registry/shared/contract/account/settings'
import { pushPanelMessages } from '@registry/shared/messages/push/push-panel'
import { useId, useRef } from 'react'
import { RadioOptions } from '../../../ui/forms/radio-group.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import type { FailedChoice } from './choice-changes.ts'
import { ChoiceFailure } from './choice-failure.tsx'
import styles from './push-settings.module.css'

type Channel = NotificationChoices['contributions']

const OPTIONS = NOTIFICATION_CHANNELS.map(value => ({
  value,
  label: pushPanelMessages.choices.channels[value],
}))

interface ChannelChoiceProps {
  label: string
  /** Explains the kind of notification. */
  text: string
  value: Channel
  failed: FailedChoice | undefined
  onChange: (channel: Channel) => void
  onRetry: (next: FailedChoice['next']) => void
}

/** A radio group that selects the channel of one kind of notification. */
export function ChannelChoice(props: ChannelChoiceProps) {
  const { label, text, value, failed, onChange, onRetry } = props
  const id = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  return (
    <Inline
      as="fieldset"
      ref={group}
      gap="8-16"
      align="center"
      justify="between"
      wrap
      className={styles.channel}
      aria-describedby={`${id}-text ${id}-failure`}
    >
      <legend className="vh">{label}</legend>
      <div aria-hidden="true">
        <p className="strong">{label}</p>
        <p className="muted" id={`${id}-text`}>
          {text}
        </p>
      </div>
      <RadioOptions look="segments" options={OPTIONS} value={value} onChange={onChange} />
      <ChoiceFailure
        id={`${id}-failure`}
        failed={failed}
        onRetry={onRetry}
        focusControl={() => group.current?.querySelector<HTMLInputElement>(':checked')?.focus()}
      />
    </Inline>
  )
}
