import { offerWizardMessages as t } from '@registry/shared/messages/offerings/offer-wizard'
import { ArrowRight } from 'lucide-react'
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { entryPosition, traverse } from '../../../lib/url/history-entries.ts'
import { pushQuery, replaceQuery, useQueryParam } from '../../../lib/url/page-url.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { SheetPane } from '../../../ui/dialogs/sheet-pane.tsx'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import { useOfferingDraft } from './draft/use-offering-draft.ts'
import { ContactStep } from './form/contact-step.tsx'
import { DetailsStep } from './form/details-step.tsx'
import { ItemStep } from './form/item-step.tsx'
import { useOfferingForm } from './form/use-offering-form.ts'
import {
  isStepReachable,
  type OfferingField,
  stepOfField,
  validateOffering,
} from './form/validate-offering.ts'
import { parseWizardStep, SUBMITTED, WIZARD_STEPS, type WizardStep } from './form/wizard-steps.ts'
import { goToStep } from './go-to-step.ts'
import type { OfferingWizardProps } from './offering-sheet.tsx'
import { OfferingSummaryRow } from './offering-summary-row.tsx'
import { usePhotoUploads } from './photos/use-photo-uploads.ts'
import { renderPageToasts } from './submit/render-page-toasts.tsx'
import { SubmitError } from './submit/submit-error.tsx'
import { SubmittedStep } from './submit/submitted-step.tsx'
import { type SentOffering, useSubmitOffering } from './submit/use-submit-offering.ts'

const FORM_ID = 'offer-form'

/** Wizard with three steps and a confirmation. */
export function OfferingWizard({
  owner,
  draftStore,
  onBack,
  onBusy,
  onSubmit,
  onClose,
  onTrack,
}: OfferingWizardProps) {
  const slug = owner.registrySlug
  const address = useQueryParam('step')
  const share = useQueryParam('share')
  const stepOfUrl = parseWizardStep(address)
  const [draft, change] = useOfferingDraft(draftStore)
  const form = useOfferingForm({ slug, draft, onDraft: change })
  const photos = usePhotoUploads(draft.photos, uploaded => form.set({ photos: uploaded }))
  const [sent, setSent] = useState<SentOffering>()
  const [isStopped, setStopped] = useState(false)
  useEffect(renderPageToasts, [])
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  const failedPhotos = photos.list.filter(({ state }) => state === 'failed').length
  const focus = useDeferredFocus(form.focus)
  const submission = useSubmitOffering({
    slug,
    draft,
    photos,
    onDraft: change,
    onRejected: errors => {
      if (!isOpen.current) return
      form.setServerErrors(errors.all)
      goToStep(stepOfField(errors.first), () => focus(errors.first))
    },
    onFailed: () => {
      if (!isOpen.current) showToast('error', t.failed)
    },
    onSent: done => {
      draftStore.end()
      // Back may have closed the sheet meanwhile.
      if (!isOpen.current) {
        showToast('success', t.submitted(owner.name, done.itemName, done.email))
        return
      }
      setSent(done)
      replaceQuery({ share: 'offer', step: SUBMITTED })
    },
  })
  const isSending = submission.isSending && !sent
  const lastStepDepth = useRef(0)
  useLayoutEffect(() => {
    onBusy(isSending)
    if (isSending) lastStepDepth.current = entryPosition().depth
  }, [onBusy, isSending])
  const step = isSending ? 'contact-submit' : stepOfUrl
  const isLast = step === 'contact-submit'
  const isAway = isSending && (stepOfUrl !== step || share !== 'offer')
  useEffect(() => {
    // At once, because several presses of Back would close the sheet. Forward, because browsers skip entries that were
    // pushed without a click.
    const entriesBack = lastStepDepth.current - entryPosition().depth
    if (isAway && entriesBack > 0) traverse(entriesBack, 'visible')
  }, [isAway])
  const { cancelWait } = submission
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the last step is left.
  useEffect(() => {
    if (!isLast) cancelWait()
  }, [isLast])
  useCloseAfterSubmission(address, sent !== undefined, onClose)
  const canShowStep = sent || isStepReachable(step, validateOffering(draft, slug).errors)
  useEffect(() => {
    // A URL that names a step whose previous steps are incomplete.
    if (!canShowStep) replaceQuery({ step: undefined })
  }, [canShowStep])

  if (sent) return <SubmittedStep sent={sent} owner={owner} onClose={onClose} onTrack={onTrack} />
  const next = (event: FormEvent) => {
    event.preventDefault()
    const wrong = form.validateStep(step)
    if (wrong) focus(wrong)
    else if (failedPhotos > 0 && !isLast) {
      // The last step asks itself, because a photo may fail as late as that.
      setStopped(true)
      goToStep('what-sharing', () => focus('photoIds'))
    } else if (isLast) {
      onSubmit()
      submission.send()
    } else pushQuery({ step: WIZARD_STEPS[WIZARD_STEPS.indexOf(step) + 1] })
  }
  return (
    <SheetPane
      title={t.title}
      subtitle={t.step(WIZARD_STEPS.indexOf(step) + 1)}
      marks={<WizardProgress step={step} />}
      focusKey={step}
      closeLabel={t.close}
      isBusy={isSending}
      foot={
        <>
          <Button look="outline" size="lg" disabled={isSending} onClick={onBack}>
            {t.back}
          </Button>
          <Button
            type="submit"
            form={FORM_ID}
            size="lg"
            aria-busy={submission.isBusy || undefined}
            disabled={submission.isBusy}
          >
            {isLast ? submission.label : t.next}
            {!isLast && <ArrowRight className="icon" aria-hidden="true" />}
          </Button>
        </>
      }
    >
      {step !== 'what-sharing' && <OfferingSummaryRow draft={draft} photos={photos} />}
      <form id={FORM_ID} className="form" noValidate onSubmit={next}>
        {step === 'what-sharing' && (
          <ItemStep form={form} photos={photos} stuckPhotos={isStopped ? failedPhotos : 0} />
        )}
        {step === 'item-details' && <DetailsStep form={form} />}
        {isLast && <ContactStep form={form} owner={owner} isClosed={submission.isBusy} />}
        {isLast && <SubmitError submission={submission} photos={photos} />}
      </form>
    </SheetPane>
  )
}

/** Names of the steps, with the current one marked. */
function WizardProgress({ step }: { step: WizardStep }) {
  const now = WIZARD_STEPS.indexOf(step)
  return (
    <ol className="steps" aria-label={t.stepsLabel}>
      {WIZARD_STEPS.map((name, index) => (
        <li
          key={name}
          className={`stack gap-6 text-14 grows ${index === now ? 'weight-600 tone-success' : 'weight-500 muted'}`}
          aria-current={index === now ? 'step' : undefined}
        >
          <i className={index <= now ? 'on' : undefined} />
          {t.steps[name]}
        </li>
      ))}
    </ol>
  )
}

/** Focuses a field after the next render, because its step or disclosure may have to open first. */
function useDeferredFocus(focus: (field: OfferingField) => void): (field: OfferingField) => void {
  const [wanted, want] = useState<{ field: OfferingField }>()
  const act = useRef(focus)
  useLayoutEffect(() => {
    act.current = focus
  })
  useLayoutEffect(() => {
    if (wanted) act.current(wanted.field)
  }, [wanted])
  return field => want({ field })
}

/**
 * Closes the sheet on going back from, or reloading, the confirmation instead of showing the form
 * again.
 */
function useCloseAfterSubmission(
  address: string | undefined,
  isSent: boolean,
  onClose: () => void,
) {
  const [isReload] = useState(address === SUBMITTED)
  const hasEnded = useRef(false)
  useEffect(() => {
    if (hasEnded.current || !(isReload || (isSent && address !== SUBMITTED))) return
    hasEnded.current = true
    onClose()
  })
}
