import {
  NOTIFICATION_CHANNELS,
  type NotificationChoices,
} from '@registry/shared/contract/account/settings'
import { pushPanelMessages } from '@registry/shared/messages/push/push-panel'
import { useId } from 'react'
import { RadioOptions } from '../../../ui/forms/radio-group.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
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
  onChange: (channel: Channel) => void
}

/** A radio group that selects the channel of one kind of notification. */
export function ChannelChoice({ label, text, value, onChange }: ChannelChoiceProps) {
  const id = useId()
  return (
    <Inline
      as="fieldset"
      align="center"
      justify="between"
      wrap
      className={styles.channel}
      aria-describedby={`${id}-text`}
    >
      <legend className="vh">{label}</legend>
      <div aria-hidden="true">
        <p className="strong">{label}</p>
        <p className="muted" id={`${id}-text`}>
          {text}
        </p>
      </div>
      <RadioOptions look="segments" options={OPTIONS} value={value} onChange={onChange} />
    </Inline>
  )
}
