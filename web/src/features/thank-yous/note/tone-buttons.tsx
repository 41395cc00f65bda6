import { deskMessages } from '@registry/shared/messages/thank-yous/thank-you-desk'
import type { Tone } from '@registry/shared/messages/thank-yous/thank-you-notes'
import { Replace } from 'lucide-react'
import { useState } from 'react'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { TONES } from './render-note.ts'

interface ToneButtonsProps {
  tone: Tone | undefined
  /** True for own text, which is replaced only after confirmation. */
  isOwn: boolean
  onChoose: (tone: Tone) => void
}

/** Buttons that insert a template by tone. */
export function ToneButtons({ tone, isOwn, onChoose }: ToneButtonsProps) {
  const [toConfirm, setToConfirm] = useState<Tone>()
  const choose = (next: Tone) => (isOwn ? setToConfirm(next) : onChoose(next))
  return (
    <>
      <Inline as="fieldset" gap={8} wrap aria-label={deskMessages.toneLabel}>
        {TONES.map(one => (
          <button
            key={one}
            type="button"
            className="choice-small"
            aria-pressed={one === tone}
            onClick={() => choose(one)}
          >
            {deskMessages.tones[one]}
          </button>
        ))}
      </Inline>
      <ConfirmDialog
        isOpen={toConfirm !== undefined}
        icon={<Replace className="icon" aria-hidden="true" />}
        title={deskMessages.replace.title}
        question={deskMessages.replace.question(toConfirm ? deskMessages.tones[toConfirm] : '')}
        confirm={deskMessages.replace.confirm}
        cancel={deskMessages.replace.cancel}
        isBusy={false}
        onConfirm={() => {
          if (toConfirm) onChoose(toConfirm)
          setToConfirm(undefined)
        }}
        onCancel={() => setToConfirm(undefined)}
      />
    </>
  )
}
