import { zodResolver } from '@hookform/resolvers/zod'
import { changeOffering } from '@registry/shared/contract/offerings/offerings'
import { trackOfferingsMessages } from '@registry/shared/messages/offerings/track-offerings'
import { useLayoutEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { visitorClient } from '../../../../lib/api-client/visitor-client.ts'
import { draftStorage } from '../../../../lib/storage/draft-storage.ts'
import { linkKey } from '../../../../lib/url/link-key.ts'
import { isStaleOffering } from '../../stale-offering.ts'
import { offeringErrorText } from '../offering-error.ts'
import { type EditValues, editForm, editValues, type OfferingEdit } from './offering-edit-schema.ts'
import type { EditOfferingProps } from './own-offering-view.tsx'

/** Unvalidated values: fields that no longer fit the schema are ignored when the draft is read. */
const draft = z.record(z.string(), z.unknown())

const resolveEdit = zodResolver(editForm)

/** Reports a missing way of handing over at its first checkbox: an error of their group would not focus any. */
const resolver: typeof resolveEdit = async (...input) => {
  const result = await resolveEdit(...input)
  const message = result.errors.availability?.message
  if (!message) return result
  const pickupAvailable = { type: 'required', message }
  return { values: {}, errors: { ...result.errors, availability: { pickupAvailable } } }
}

/**
 * Form state of an offering's edit. The draft stays in session storage until saved or cancelled. `isSaving` is false
 * while the form is validated, unlike the form's own `isSubmitting`: a disabled field could not get the focus.
 */
export function useOfferingEdit({ offering, onSaved, onReviewed, onCancel }: EditOfferingProps) {
  const { id } = offering
  const [draftStore] = useState(() => draftStorage(`offering_edit:${id}`, draft))
  const [failure, setFailure] = useState<string>()
  const isUnderway = useRef(false)
  const [isSaving, setSaving] = useState(false)
  const form = useForm<EditValues, unknown, OfferingEdit>({
    resolver,
    defaultValues: { ...editValues(offering), ...draftStore.read() },
  })
  const { subscribe } = form
  useLayoutEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => draftStore.write(values),
      }),
    [subscribe, draftStore],
  )

  const save = async (values: OfferingEdit) => {
    if (isUnderway.current) return
    isUnderway.current = true
    setSaving(true)
    setFailure(undefined)
    try {
      const body = { ...values, key: linkKey('offering', id) ?? '' }
      const { data } = await visitorClient.call(changeOffering, { params: { id }, body })
      draftStore.end()
      onSaved(data)
    } catch (error) {
      isUnderway.current = false
      setSaving(false)
      if (isStaleOffering(error)) {
        draftStore.end()
        return onReviewed()
      }
      setFailure(offeringErrorText(error, trackOfferingsMessages.edit.failed))
    }
  }
  const cancel = () => {
    draftStore.end()
    onCancel()
  }
  return { form, failure, isSaving, submit: form.handleSubmit(save), cancel }
}
