import { contributionMessages } from '@registry/shared/messages/contributions/contributions'
import { useId } from 'react'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { Inline } from '../../../../ui/layout/inline.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import styles from '../contribute-sheet.module.css'
import type { ContributionDraft } from '../draft/contribution-drafts.ts'

const t = contributionMessages.public

interface PublicDetailsFieldProps {
  draft: ContributionDraft
  onDraft: (part: Partial<ContributionDraft>) => void
}

/** States what of the contribution becomes public, with checkboxes to hide the name and the amount. */
export function PublicDetailsField({ draft, onDraft }: PublicDetailsFieldProps) {
  const { isNameHidden = false, isAmountHidden = false } = draft
  const id = useId()
  return (
    <Stack as="fieldset" gap={2} size={14} aria-label={t.label} aria-describedby={id}>
      <p id={id} aria-live="polite">
        {publicDetailsText(isNameHidden, isAmountHidden)} {isAmountHidden && t.inTotal}
      </p>
      <Inline wrap gap="4-16" className={styles.publicChoices}>
        <Checkbox
          isPlain
          checked={isNameHidden}
          onChange={event => onDraft({ isNameHidden: event.target.checked })}
        >
          {t.hideName}
        </Checkbox>
        <Checkbox
          isPlain
          checked={isAmountHidden}
          onChange={event => onDraft({ isAmountHidden: event.target.checked })}
        >
          {t.hideAmount}
        </Checkbox>
      </Inline>
      <p className="hint">{t.owner}</p>
    </Stack>
  )
}

/** States what of a contribution visitors of the page see. */
export function publicDetailsText(isNameHidden: boolean, isAmountHidden: boolean): string {
  if (isNameHidden) return isAmountHidden ? t.shown.noteOnly : t.shown.withoutName
  return isAmountHidden ? t.shown.withoutAmount : t.shown.all
}
