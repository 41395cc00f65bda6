import { offerWizardMessages as words } from '@registry/shared/messages/offer-wizard'
import { ArrowRight } from 'lucide-react'
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { pushAddress, replaceAddress, useAddressValue } from '../../lib/page-address.ts'
import { Button } from '../../ui/button.tsx'
import { SheetPane } from '../../ui/sheet-pane.tsx'
import { ContactStep } from './contact-step.tsx'
import { DetailsStep } from './details-step.tsx'
import type { WizardPlace } from './offering-sheet.tsx'
import { checkOffer, isReachable, type OfferField, stepOf } from './validate-offering.ts'
import './offering-wizard.css'
import { WhatStep } from './item-step.tsx'
import { OfferMini } from './offering-summary-row.tsx'
import { SubmitTrouble } from './submit-error.tsx'
import { SubmittedStep } from './submitted-step.tsx'
import { useOfferDraft } from './use-offering-draft.ts'
import { useOfferForm } from './use-offering-form.ts'
import { usePhotos } from './use-photo-uploads.ts'
import { type SentOffer, useSubmitOffer } from './use-submit-offering.ts'
import { WizardMarks } from './wizard-progress.tsx'
import { SUBMITTED, WIZARD_STEPS, wizardStepOf } from './wizard-steps.ts'

const FORM_ID = 'offer-form'

/** The three steps in which something is offered, and the ending. */
export function OfferWizard({ owner, kept, onBack, onSubmit, onClose, onTrack }: WizardPlace) {
  const slug = owner.registrySlug
  const address = useAddressValue('step')
  const step = wizardStepOf(address)
  const [draft, change] = useOfferDraft(kept)
  const form = useOfferForm({ slug, draft, onDraft: change })
  const photos = usePhotos(draft.photos, arrived => form.set({ photos: arrived }))
  const [sent, setSent] = useState<SentOffer>()
  const goTo = useFocusOn(form.focus)
  const submission = useSubmitOffer({
    slug,
    draft,
    photos,
    onDraft: change,
    onRefused: errors => {
      form.tell(errors.all)
      replaceAddress({ step: stepOf(errors.first) })
      goTo(errors.first)
    },
    onSent: done => {
      kept.end()
      setSent(done)
      replaceAddress({ step: SUBMITTED })
    },
  })
  useEnding(address, sent !== undefined, onClose)
  const canBeHere = sent || isReachable(step, checkOffer(draft, slug).errors)
  useEffect(() => {
    // An address that comes without what belongs before it.
    if (!canBeHere) replaceAddress({ step: undefined })
  }, [canBeHere])

  if (sent) return <SubmittedStep sent={sent} owner={owner} onClose={onClose} onTrack={onTrack} />
  const next = (event: FormEvent) => {
    event.preventDefault()
    const wrong = form.refuse(step)
    if (wrong) goTo(wrong)
    else if (step === 'contact-submit') {
      onSubmit()
      submission.send()
    } else pushAddress({ step: WIZARD_STEPS[WIZARD_STEPS.indexOf(step) + 1] })
  }
  const isLast = step === 'contact-submit'
  return (
    <SheetPane
      title={words.title}
      subtitle={words.step(WIZARD_STEPS.indexOf(step) + 1)}
      marks={<WizardMarks step={step} />}
      focusKey={step}
      closeLabel={words.close}
      foot={
        <>
          <Button look="outline" size="lg" onClick={onBack}>
            {words.back}
          </Button>
          <Button
            type="submit"
            form={FORM_ID}
            size="lg"
            aria-busy={submission.isBusy || undefined}
            disabled={isLast && submission.isBusy}
          >
            {isLast ? submission.label : words.next}
            {!isLast && <ArrowRight className="icon" aria-hidden="true" />}
          </Button>
        </>
      }
    >
      {step !== 'what-sharing' && <OfferMini draft={draft} photos={photos} />}
      <form id={FORM_ID} className="form" noValidate onSubmit={next}>
        {step === 'what-sharing' && <WhatStep form={form} photos={photos} />}
        {step === 'item-details' && <DetailsStep form={form} />}
        {isLast && <ContactStep form={form} owner={owner} />}
        {isLast && <SubmitTrouble submission={submission} photos={photos} />}
      </form>
    </SheetPane>
  )
}

/** Focuses a field once it is there: its step, or the fold that it is in, may open for it. */
function useFocusOn(focus: (field: OfferField) => void): (field: OfferField) => void {
  const [wanted, want] = useState<{ field: OfferField }>()
  const act = useRef(focus)
  useLayoutEffect(() => {
    act.current = focus
  })
  useLayoutEffect(() => {
    if (wanted) act.current(wanted.field)
  }, [wanted])
  return field => want({ field })
}

/** Back after the ending, and a reload of it, leave the sheet instead of opening its form again. */
function useEnding(address: string | undefined, isSent: boolean, onClose: () => void) {
  const [isOver] = useState(address === SUBMITTED)
  const hasEnded = useRef(false)
  useEffect(() => {
    if (hasEnded.current || !(isOver || (isSent && address !== SUBMITTED))) return
    hasEnded.current = true
    onClose()
  })
}
