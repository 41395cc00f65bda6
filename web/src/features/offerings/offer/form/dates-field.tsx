import { offerWizardMessages as t } from '@registry/shared/messages/offerings/offer-wizard'
import { X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { FieldFrame } from '../../../../ui/forms/field-frame.tsx'
import { Inline } from '../../../../ui/layout/inline.tsx'
import { focusAdjacentEntry } from '../focus-adjacent-entry.ts'
import styles from '../offering-wizard.module.css'
import { formatDay, todayInputValue } from './format-day.ts'
import type { ClosableFieldsProps } from './use-offering-form.ts'
import { pickedDateError, withPickedDate } from './validate-offering.ts'

/** Adds and removes days on which the item can be handed over. */
export function DatesField({ form, isClosed }: ClosableFieldsProps) {
  const { availableDates, pickedDate } = form.draft
  const add = () => {
    if (pickedDateError(form.draft)) form.markTouched('availableDates')
    else form.set({ availableDates: withPickedDate(form.draft), pickedDate: '' })
    // The button is disabled without a day.
    form.focus('availableDates')
  }
  const addByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter would submit the form.
    event.preventDefault()
    if (!isClosed) add()
  }
  return (
    <div className="field">
      <FieldFrame label={t.date} side={t.optional} error={form.errors.availableDates}>
        {control => (
          <span className={`row gap-8 ${styles.dateRow}`}>
            <input
              ref={form.registerControl('availableDates')}
              className="input"
              type="date"
              min={todayInputValue()}
              value={pickedDate}
              readOnly={isClosed}
              onChange={({ target }) => form.set({ pickedDate: target.value })}
              onKeyDown={addByKey}
              {...control}
            />
            <Button look="outline" disabled={isClosed || pickedDate === ''} onClick={add}>
              {t.addDate}
            </Button>
          </span>
        )}
      </FieldFrame>
      {availableDates.length > 0 && (
        <Inline as="ul" gap={8} wrap aria-label={t.dates}>
          {availableDates.map(date => (
            <li key={date}>
              <button
                type="button"
                className="choice choice-line"
                disabled={isClosed}
                aria-label={t.removeDate(formatDay(date))}
                onClick={({ currentTarget }) => {
                  focusAdjacentEntry(currentTarget)
                  form.set({ availableDates: availableDates.filter(other => other !== date) })
                }}
              >
                {formatDay(date)}
                <X className="icon icon-16" aria-hidden="true" />
              </button>
            </li>
          ))}
        </Inline>
      )}
    </div>
  )
}
