import type { RegistryOwner } from '@registry/shared/contract/registry/registry-schemas'
import { type ReactNode, useEffect, useState } from 'react'
import { stepBack, useQueryParam } from '../../../lib/url/page-url.ts'
import { renewOnReturn } from '../../../lib/visitor/visitor-session.ts'
import { type Dismissal, Modal } from '../../../ui/dialogs/modal.tsx'
import { sheetClass } from '../../../ui/dialogs/sheet.tsx'
import { ActionsPane } from './actions-pane.tsx'
import './offering-sheet.module.css'
import { AcceptedOfferingsList } from './accepted-offerings-list.tsx'
import { type OfferingDraftStorage, offeringDraftStorage } from './draft/offering-draft.ts'
import { parseWizardStep, previousStep, SUBMITTED } from './form/wizard-steps.ts'
import { LandingPane } from './landing-pane.tsx'
import type { ShareView } from './share-view.ts'
import { useAcceptedOfferings } from './use-accepted-offerings.ts'
import { useOfferingFunnel } from './use-offering-funnel.ts'

/** Props that the sheet passes to the lazy-loaded wizard. */
export interface OfferingWizardProps {
  owner: RegistryOwner
  /** Stores the draft until the sheet is closed. */
  draftStore: OfferingDraftStorage
  onBack: () => void
  /** Called when sending starts and ends; the wizard stays open meanwhile. */
  onBusy: (isBusy: boolean) => void
  /** Called when the completed form is submitted. */
  onSubmit: () => void
  onClose: () => void
  onTrack: () => void
}

export interface OfferingDialogProps {
  owner: RegistryOwner
  view: ShareView
  onClose: () => void
  /** Opens the tracking of offerings. */
  onTrack: () => void
}

interface OfferingSheetProps extends OfferingDialogProps {
  renderWizard: (registerControl: OfferingWizardProps) => ReactNode
  onWizardIntent: () => void
}

/** Dialog for passing items on: introduction, choice of action, and the wizard. */
export function OfferingSheet(props: OfferingSheetProps) {
  const { owner, onClose, onTrack, renderWizard, onWizardIntent } = props
  const [draftStore] = useState(() => offeringDraftStorage(owner.registrySlug))
  const accepted = useAcceptedOfferings(owner.registrySlug)
  const step = useQueryParam('step')
  const [isBusy, setBusy] = useState(false)
  // Stays mounted after Back to another view, until the wizard has returned to its last step.
  const view = isBusy ? 'offer' : props.view
  const countSubmit = useOfferingFunnel(view, step)

  useEffect(renewOnReturn, [])
  // Closing the sheet deletes the draft; a tab that is discarded leaves it in storage.
  useEffect(() => () => draftStore.end(), [draftStore])

  const isOffering = view === 'offer'
  const goBack = () => {
    const now = parseWizardStep(step)
    stepBack(now === 'what-sharing' ? { share: 'actions' } : { step: previousStep(now) })
  }
  const dismiss = (by: Dismissal) => {
    if (isBusy) return
    // A click outside must not discard the draft.
    if (isOffering && by === 'backdrop') return
    if (isOffering && by === 'escape' && step !== SUBMITTED) goBack()
    else onClose()
  }
  return (
    <Modal
      hasUrl
      className={sheetClass(isOffering && step !== SUBMITTED ? 'mid' : undefined)}
      onDismiss={dismiss}
    >
      {view === 'landing' && <LandingPane owner={owner} />}
      {view === 'actions' && (
        <ActionsPane onTrack={onTrack} onIntent={onWizardIntent}>
          <AcceptedOfferingsList accepted={accepted} />
        </ActionsPane>
      )}
      {isOffering &&
        renderWizard({
          owner,
          draftStore,
          onBack: goBack,
          onBusy: setBusy,
          onSubmit: countSubmit,
          onClose,
          onTrack,
        })}
    </Modal>
  )
}
