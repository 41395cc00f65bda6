import { zodResolver } from '@hookform/resolvers/zod'
import { changeOffering } from '@registry/shared/contract/offerings'
import { trackOfferingsMessages } from '@registry/shared/messages/track-offerings'
import { useLayoutEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { draftStorage } from '../../lib/draft-storage.ts'
import { offeringKey } from '../../lib/offering-address.ts'
import { visitorClient } from '../../lib/visitor-client.ts'
import { type EditValues, editForm, editValues, type OfferingEdit } from './edit-schema.ts'
import type { EditParts } from './own-offering.tsx'
import { isPast, trackFailure } from './track-failure.ts'

/** Unvalidated values: fields that no longer fit the schema are ignored when the draft is read. */
const draft = z.record(z.string(), z.unknown())

/** Form state of an offering's edit. The draft stays in session storage until saved or cancelled. */
export function useEdit({ offering, onSaved, onReviewed, onCancel }: EditParts) {
  const { id } = offering
  const [kept] = useState(() => draftStorage(`offering_edit:${id}`, draft))
  const [failure, setFailure] = useState<string>()
  const isUnderway = useRef(false)
  const form = useForm<EditValues, unknown, OfferingEdit>({
    resolver: zodResolver(editForm),
    defaultValues: { ...editValues(offering), ...kept.read() },
  })
  const { subscribe } = form
  useLayoutEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => kept.write(values) }),
    [subscribe, kept],
  )

  const save = async (values: OfferingEdit) => {
    if (isUnderway.current) return
    isUnderway.current = true
    setFailure(undefined)
    try {
      const body = { ...values, key: offeringKey(id) ?? '' }
      const { data } = await visitorClient.call(changeOffering, { params: { id }, body })
      kept.end()
      onSaved(data)
    } catch (error) {
      isUnderway.current = false
      if (isPast(error)) {
        kept.end()
        return onReviewed()
      }
      setFailure(trackFailure(error, trackOfferingsMessages.edit.failed))
    }
  }
  const cancel = () => {
    kept.end()
    onCancel()
  }
  return { form, failure, submit: form.handleSubmit(save), cancel }
}
