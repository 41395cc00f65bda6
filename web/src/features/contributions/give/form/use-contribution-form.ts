import {
  CONTRIBUTION_FIELDS,
  type ContributionErrors,
  type ContributionField,
  validateContributionForm,
} from '@registry/shared/contributions/validate-contribution-form'
import type { Cents } from '@registry/shared/money/money'
import { type FormEvent, useRef, useState } from 'react'
import type { ContributionDraft } from '../draft/contribution-drafts.ts'
import {
  ALL_FIELDS_TOUCHED,
  NO_FIELDS_TOUCHED,
  touchedAfterChange,
  visibleErrors,
} from './visible-errors.ts'

type Control = HTMLInputElement | HTMLTextAreaElement

/** Props of a field's control. */
interface ContributionControl {
  name: string
  value: string
  onChange: (event: { target: { value: string } }) => void
  onBlur: () => void
  ref: (control: Control | null) => void
}

export interface ContributionForm {
  /** Visible errors by field. */
  errors: ContributionErrors
  /** Number of rejected attempts to continue; the error summary is shown from the first on. */
  refusals: number
  control: (field: ContributionField) => ContributionControl
  set: (field: ContributionField, text: string) => void
  focus: (field: ContributionField) => void
  submit: (event: FormEvent) => void
}

interface ContributionFormOptions {
  left: Cents
  draft: ContributionDraft
  onDraft: (part: Partial<ContributionDraft>) => void
  onNext: () => void
}

/**
 * State of the first step's form. Written by hand, because a form library would enlarge the bundle
 * of every visitor. A field is validated on blur and on Next.
 */
export function useContributionForm({
  left,
  draft,
  onDraft,
  onNext,
}: ContributionFormOptions): ContributionForm {
  const [touched, setTouched] = useState(NO_FIELDS_TOUCHED)
  const [refusals, setRefusals] = useState(0)
  const controls = useRef(new Map<ContributionField, Control>())
  const errors = validateContributionForm(draft, left)
  const focus = (field: ContributionField) => controls.current.get(field)?.focus()

  const set = (field: ContributionField, text: string) => {
    onDraft({ [field]: text })
    const after = validateContributionForm({ ...draft, [field]: text }, left)
    setTouched(now => touchedAfterChange(now, field, { before: visibleErrors(errors, now), after }))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTouched(ALL_FIELDS_TOUCHED)
    const firstWrong = CONTRIBUTION_FIELDS.find(field => errors[field])
    if (!firstWrong) return onNext()
    setRefusals(now => now + 1)
    focus(firstWrong)
  }
  const control = (field: ContributionField): ContributionControl => ({
    name: field,
    value: draft[field],
    onChange: ({ target }) => set(field, target.value),
    onBlur: () => setTouched(now => new Set([...now, field])),
    ref: element => {
      if (element) controls.current.set(field, element)
      else controls.current.delete(field)
    },
  })
  return { errors: visibleErrors(errors, touched), refusals, control, set, focus, submit }
}
