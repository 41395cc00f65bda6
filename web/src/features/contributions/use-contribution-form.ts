import type { Cents } from '@registry/shared/money/money'
import { type FormEvent, useRef, useState } from 'react'
import type { GiftDraft } from './contribution-drafts.ts'
import {
  GIFT_FIELDS,
  type GiftErrors,
  type GiftField,
  giftErrors,
} from './validate-contribution-form.ts'
import { ALL_JUDGED, judgedAfterTyping, NONE_JUDGED, shownErrors } from './visible-errors.ts'

type Control = HTMLInputElement | HTMLTextAreaElement

/** Attributes of a field's control. */
export interface GiftControl {
  name: string
  value: string
  onChange: (event: { target: { value: string } }) => void
  onBlur: () => void
  ref: (control: Control | null) => void
}

export interface GiftForm {
  /** What is said under each field. */
  errors: GiftErrors
  /** How often Next was refused; the summary stands above the form from the first time on. */
  refusals: number
  control: (field: GiftField) => GiftControl
  set: (field: GiftField, text: string) => void
  focus: (field: GiftField) => void
  submit: (event: FormEvent) => void
}

interface GiftFormParts {
  left: Cents
  draft: GiftDraft
  onDraft: (part: Partial<GiftDraft>) => void
  onNext: () => void
}

/**
 * The first step's form over its draft, by hand: four fields do not pay for a library that every
 * visitor would fetch. A field is judged on leaving it and on Next.
 */
export function useGiftForm({ left, draft, onDraft, onNext }: GiftFormParts): GiftForm {
  const [judged, setJudged] = useState(NONE_JUDGED)
  const [refusals, setRefusals] = useState(0)
  const controls = useRef(new Map<GiftField, Control>())
  const errors = giftErrors(draft, left)
  const focus = (field: GiftField) => controls.current.get(field)?.focus()

  const set = (field: GiftField, text: string) => {
    onDraft({ [field]: text })
    const after = giftErrors({ ...draft, [field]: text }, left)
    setJudged(now => judgedAfterTyping(now, field, { before: shownErrors(errors, now), after }))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setJudged(ALL_JUDGED)
    const firstWrong = GIFT_FIELDS.find(field => errors[field])
    if (!firstWrong) return onNext()
    setRefusals(now => now + 1)
    focus(firstWrong)
  }
  const control = (field: GiftField): GiftControl => ({
    name: field,
    value: draft[field],
    onChange: ({ target }) => set(field, target.value),
    onBlur: () => setJudged(now => new Set([...now, field])),
    ref: element => {
      if (element) controls.current.set(field, element)
      else controls.current.delete(field)
    },
  })
  return { errors: shownErrors(errors, judged), refusals, control, set, focus, submit }
}
