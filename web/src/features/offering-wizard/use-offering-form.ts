import { useRef, useState } from 'react'
import type { OfferDraft } from './offering-draft.ts'
import { checkOffer, fieldsOf, type OfferErrors, type OfferField } from './validate-offering.ts'
import type { WizardStep } from './wizard-steps.ts'

/** The fields of one line or several of text, and the lists of choices. */
export type TextField = {
  [name in keyof OfferDraft]: OfferDraft[name] extends string ? name : never
}[keyof OfferDraft] &
  OfferField

interface Focusable {
  focus: () => void
}

export interface OfferForm {
  draft: OfferDraft
  /** What is said at each field. */
  errors: OfferErrors
  set: (part: Partial<OfferDraft>) => void
  /** Attributes of a field's control. */
  control: (field: TextField) => {
    name: string
    value: string
    onChange: (event: { target: { value: string } }) => void
    onBlur: () => void
    ref: (control: Focusable | null) => void
  }
  /** Says where the focus goes when something is wrong with a field that is not of text. */
  place: (field: OfferField) => (control: Focusable | null) => void
  judge: (field: OfferField) => void
  focus: (field: OfferField) => void
  /** Judges a whole step; the first of its fields with which something is wrong. */
  refuse: (step: WizardStep) => OfferField | undefined
  /** What the server has against fields, until they are changed. */
  tell: (errors: OfferErrors) => void
}

interface OfferFormParts {
  slug: string
  draft: OfferDraft
  onDraft: (part: Partial<OfferDraft>) => void
}

/**
 * The wizard's form over its draft, by the contract's own rules. A field is judged when it is left and
 * when its step is; what was said of it stays until it is right.
 */
export function useOfferForm({ slug, draft, onDraft }: OfferFormParts): OfferForm {
  const [judged, setJudged] = useState<ReadonlySet<OfferField>>(new Set())
  const [told, setTold] = useState<OfferErrors>({})
  const controls = useRef(new Map<OfferField, Focusable>())
  const errors = { ...checkOffer(draft, slug).errors, ...told }

  const set = (part: Partial<OfferDraft>) => {
    onDraft(part)
    const after = checkOffer({ ...draft, ...part }, slug).errors
    const touched = fieldsTouched(part)
    setTold(now => without(now, touched))
    // Nothing new is said before the field is left.
    const calm = touched.filter(field => !(errors[field] && after[field]))
    setJudged(now => new Set([...now].filter(field => !calm.includes(field))))
  }
  const judge = (field: OfferField) => setJudged(now => new Set([...now, field]))
  const place = (field: OfferField) => (control: Focusable | null) => {
    if (control) controls.current.set(field, control)
    else controls.current.delete(field)
  }
  const focus = (field: OfferField) => controls.current.get(field)?.focus()
  return {
    draft,
    errors: Object.fromEntries(
      Object.entries(errors).filter(([field]) => judged.has(field as OfferField)),
    ),
    set,
    judge,
    place,
    focus,
    control: field => ({
      name: field,
      value: draft[field],
      onChange: ({ target }) => set({ [field]: target.value }),
      onBlur: () => judge(field),
      ref: place(field),
    }),
    refuse: step => {
      setJudged(now => new Set([...now, ...fieldsOf(step)]))
      return fieldsOf(step).find(field => errors[field] !== undefined)
    },
    tell: said => {
      setTold(said)
      setJudged(now => new Set([...now, ...(Object.keys(said) as OfferField[])]))
    },
  }
}

const WAYS = ['pickupAvailable', 'deliveryAvailable']

/** Two parts of the draft have fields of other names. */
function fieldsTouched(part: Partial<OfferDraft>): OfferField[] {
  return Object.keys(part).map(name => {
    if (WAYS.includes(name)) return 'availability'
    return name === 'photos' ? 'photoIds' : (name as OfferField)
  })
}

function without(errors: OfferErrors, fields: readonly OfferField[]): OfferErrors {
  const left = Object.entries(errors).filter(([field]) => !fields.includes(field as OfferField))
  return Object.fromEntries(left)
}
