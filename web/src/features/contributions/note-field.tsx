import { MESSAGE_MAX, contributionMessages as words } from '@registry/shared/messages/contributions'
import type { UseFormRegisterReturn, UseFormReturn } from 'react-hook-form'
import { TextArea } from '../../ui/text-area.tsx'
import type { Gift, GiftInput } from './gift-form.ts'

interface NoteFieldProps {
  form: UseFormReturn<GiftInput, unknown, Gift>
  input: UseFormRegisterReturn
  toName: string
  length: number
}

/** A note to the parents, with beginnings to tap for those who look for words. */
export function NoteField({ form, input, toName, length }: NoteFieldProps) {
  const startWith = (starter: string) => {
    const now = form.getValues('message') ?? ''
    const next = [now.trim(), starter].filter(Boolean).join(' ')
    if (next.length > MESSAGE_MAX) return
    form.setValue('message', next, { shouldValidate: true })
    form.setFocus('message')
  }
  return (
    <div className="field">
      <TextArea
        label={words.noteTo(toName)}
        side={<span className="num">{words.noteCount(length)}</span>}
        rows={2}
        placeholder={words.notePlaceholder}
        dir="auto"
        error={form.formState.errors.message?.message}
        {...input}
      />
      <fieldset className="starters" aria-label={words.noteIdeas}>
        {words.starters.map(starter => (
          <button
            key={starter}
            type="button"
            className="choice choice-line"
            onClick={() => startWith(starter)}
          >
            {starter}
          </button>
        ))}
      </fieldset>
    </div>
  )
}
