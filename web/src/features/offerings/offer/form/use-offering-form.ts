import { useRef, useState } from 'react'
import type { OfferingDraft } from '../draft/offering-draft.ts'
import {
  fieldsOfStep,
  type OfferingErrors,
  type OfferingField,
  validateOffering,
} from './validate-offering.ts'
import type { WizardStep } from './wizard-steps.ts'

/** Fields whose value is a string: text inputs, text areas and selects. */
type TextField = {
  [name in keyof OfferingDraft]: OfferingDraft[name] extends string ? name : never
}[keyof OfferingDraft] &
  OfferingField

interface Focusable {
  focus: () => void
}

export interface OfferingForm {
  draft: OfferingDraft
  /** Visible errors by field. */
  errors: OfferingErrors
  set: (part: Partial<OfferingDraft>) => void
  /** Returns the props of a field's control and its visible error. */
  control: (field: TextField) => {
    name: string
    error: string | undefined
    value: string
    onChange: (event: { target: { value: string } }) => void
    onBlur: () => void
    ref: (control: Focusable | null) => void
  }
  /**
   * Returns a ref callback for the element to focus when a field without a text control is invalid.
   */
  registerControl: (field: OfferingField) => (control: Focusable | null) => void
  markTouched: (field: OfferingField) => void
  focus: (field: OfferingField) => void
  /** Touches all fields of a step and returns the first invalid one. */
  validateStep: (step: WizardStep) => OfferingField | undefined
  /** Shows the server's errors at their fields until those are changed. */
  setServerErrors: (errors: OfferingErrors) => void
}

/** Props of fields of the last step. */
export interface ClosableFieldsProps {
  form: OfferingForm
  /** The fields cannot be changed, because the offering is being sent. */
  isClosed: boolean
}

interface OfferingFormOptions {
  slug: string
  draft: OfferingDraft
  onDraft: (part: Partial<OfferingDraft>) => void
}

/**
 * State of the wizard's form, validated with the contract's schema. A field is validated on blur
 * and when its step is submitted; a visible error remains until it is corrected.
 */
export function useOfferingForm({ slug, draft, onDraft }: OfferingFormOptions): OfferingForm {
  const [touched, setTouched] = useState<ReadonlySet<OfferingField>>(new Set())
  const [serverErrors, updateServerErrors] = useState<OfferingErrors>({})
  const controls = useRef(new Map<OfferingField, Focusable>())
  const errors = { ...validateOffering(draft, slug).errors, ...serverErrors }

  const set = (part: Partial<OfferingDraft>) => {
    onDraft(part)
    const after = validateOffering({ ...draft, ...part }, slug).errors
    const changed = changedFields(part)
    updateServerErrors(now => without(now, changed))
    // New errors do not appear before the field is left.
    const corrected = changed.filter(field => !(errors[field] && after[field]))
    setTouched(now => new Set([...now].filter(field => !corrected.includes(field))))
  }
  const markTouched = (field: OfferingField) => setTouched(now => new Set([...now, field]))
  const registerControl = (field: OfferingField) => (control: Focusable | null) => {
    if (control) controls.current.set(field, control)
    else controls.current.delete(field)
  }
  const focus = (field: OfferingField) => controls.current.get(field)?.focus()
  const visibleErrors: OfferingErrors = Object.fromEntries(
    Object.entries(errors).filter(([field]) => touched.has(field as OfferingField)),
  )
  return {
    draft,
    errors: visibleErrors,
    set,
    markTouched,
    registerControl,
    focus,
    control: field => ({
      name: field,
      error: visibleErrors[field],
      value: draft[field],
      onChange: ({ target }) => set({ [field]: target.value }),
      onBlur: () => markTouched(field),
      ref: registerControl(field),
    }),
    validateStep: step => {
      setTouched(now => new Set([...now, ...fieldsOfStep(step)]))
      return fieldsOfStep(step).find(field => errors[field] !== undefined)
    },
    setServerErrors: newErrors => {
      updateServerErrors(newErrors)
      setTouched(now => new Set([...now, ...(Object.keys(newErrors) as OfferingField[])]))
    },
  }
}

/** Form fields of draft properties that have other names. */
const FIELDS_OF: Partial<Record<string, OfferingField>> = {
  pickupAvailable: 'availability',
  deliveryAvailable: 'availability',
  photos: 'photoIds',
  pickedDate: 'availableDates',
}

/** Maps draft properties to form fields. */
function changedFields(part: Partial<OfferingDraft>): OfferingField[] {
  return Object.keys(part).map(name => FIELDS_OF[name] ?? (name as OfferingField))
}

function without(errors: OfferingErrors, fields: readonly OfferingField[]): OfferingErrors {
  const left = Object.entries(errors).filter(([field]) => !fields.includes(field as OfferingField))
  return Object.fromEntries(left)
}
