import {
  MESSAGE_MAX,
  contributionMessages as t,
} from '@registry/shared/messages/contributions/contributions'
import { countCharacters } from '@registry/shared/text/count-characters'
import { TextArea } from '../../../../ui/forms/text-area.tsx'
import { Inline } from '../../../../ui/layout/inline.tsx'
import styles from '../contribute-sheet.module.css'
import type { ContributionForm } from './use-contribution-form.ts'

interface ContributionNoteFieldProps {
  form: ContributionForm
  toName: string
  note: string
}

/** Field for a note to the parents, with suggested openings. */
export function ContributionNoteField({ form, toName, note }: ContributionNoteFieldProps) {
  const startWith = (starter: string) => {
    const next = [note.trim(), starter].filter(Boolean).join(' ')
    if (countCharacters(next) > MESSAGE_MAX) return
    form.set('message', next)
    form.focus('message')
  }
  return (
    <div className="field">
      <TextArea
        label={t.noteTo(toName)}
        side={<span className="num">{t.noteCount(countCharacters(note))}</span>}
        rows={2}
        placeholder={t.notePlaceholder}
        dir="auto"
        error={form.errors.message}
        {...form.control('message')}
      />
      <Inline as="fieldset" gap={8} className={styles.starters} aria-label={t.noteIdeas}>
        {t.starters.map(starter => (
          <button
            key={starter}
            type="button"
            className="choice choice-line"
            onClick={() => startWith(starter)}
          >
            {starter}
          </button>
        ))}
      </Inline>
    </div>
  )
}
