import { settingsMessages } from '@registry/shared/messages/account/settings'
import { settingsPageMessages } from '@registry/shared/messages/account/settings-page'
import { Check, CircleCheck, CircleX } from 'lucide-react'
import { type ChangeEvent, type ComponentProps, useId } from 'react'
import { paths } from '../../../lib/url/paths.ts'
import { TextButton } from '../../../ui/buttons/text-button.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { AffixedInput } from '../../../ui/forms/affixed-input.tsx'
import { FieldError } from '../../../ui/forms/field-error.tsx'
import { FieldFrame } from '../../../ui/forms/field-frame.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import styles from '../settings.module.css'
import type { SlugState } from './slug-check.ts'

const t = settingsPageMessages.address

/** Class for the color of the field's frame. */
function slugClass({ status }: SlugState, fault: string | undefined) {
  return !fault && status === 'available' ? styles.isAvailable : undefined
}

interface SlugFieldProps extends ComponentProps<'input'> {
  state: SlugState
  /** Save error; cleared on input. */
  error: string | undefined
  onRetry: () => void
}

/** The slug field with the site's URL as prefix and the state of the check. */
export function SlugField({ state, error, onRetry, onChange, ...input }: SlugFieldProps) {
  const id = useId()
  const fault = error ?? slugStateError(state)
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    toLowerCase(event.target)
    onChange?.(event)
  }
  return (
    <div className={styles.slug}>
      <FieldFrame label={t.label}>
        {control => (
          <AffixedInput
            prefix={
              <span id={`${id}-site`} className={styles.site}>
                {`${location.host}${paths.registry('')}`}
              </span>
            }
            suffix={<SlugStatusIcon state={state} isWrong={fault !== undefined} />}
            frameClass={slugClass(state, fault)}
            className={styles.slugInput}
            autoCapitalize="none"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            {...control}
            aria-invalid={fault ? true : undefined}
            aria-describedby={`${id}-site ${id}-news`}
            onChange={change}
            {...input}
          />
        )}
      </FieldFrame>
      <div className={`above-6 ${styles.slugNews}`} id={`${id}-news`} role="status">
        {fault ? <FieldError>{fault}</FieldError> : <SlugStatusText state={state} />}
      </div>
      {state.status === 'failed' && <TextButton onClick={onRetry}>{t.retry}</TextButton>}
    </div>
  )
}

/** Lowercases the input while typing and keeps the caret position. */
function toLowerCase(input: HTMLInputElement): void {
  const { selectionStart, selectionEnd, value } = input
  if (value === value.toLowerCase()) return
  input.value = value.toLowerCase()
  input.setSelectionRange(selectionStart, selectionEnd)
}

function slugStateError(state: SlugState): string | undefined {
  if (state.status === 'wrong') return state.sentence
  if (state.status === 'taken') return settingsMessages.slugTaken
  return state.status === 'failed' ? settingsMessages.slugCheckFailed : undefined
}

function SlugStatusText({ state }: { state: SlugState }) {
  if (state.status === 'checking') return <p className="hint">{t.checking}</p>
  if (state.status !== 'available') return <p className="hint">{t.hint}</p>
  return (
    <Inline as="p" gap={6} size={14} weight={500} tone="success">
      <Check className="icon icon-16 above-2" aria-hidden="true" />
      {t.available}
    </Inline>
  )
}

function SlugStatusIcon({ state, isWrong }: { state: SlugState; isWrong: boolean }) {
  if (isWrong) return <CircleX className={`icon tone-danger ${styles.sign}`} aria-hidden="true" />
  if (state.status === 'checking') return <Spinner as="i" className={styles.sign} />
  return state.status === 'available' ? (
    <CircleCheck className={`icon tone-success ${styles.sign}`} aria-hidden="true" />
  ) : null
}
