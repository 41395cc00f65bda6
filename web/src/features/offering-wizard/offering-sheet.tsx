import type { RegistryOwner } from '@registry/shared/contract/registry-schemas'
import { type ReactNode, useEffect, useState } from 'react'
import { stepBack, useAddressValue } from '../../lib/page-address.ts'
import { renewOnReturn } from '../../lib/visitor-session.ts'
import { type Dismissal, Modal } from '../../ui/modal.tsx'
import { sheetClass } from '../../ui/sheet.tsx'
import { ActionsPane } from './actions-pane.tsx'
import './offering-sheet.css'
import { OnItsWay } from './accepted-offerings-list.tsx'
import { LandingPane } from './landing-pane.tsx'
import { type KeptOffer, keptOffer } from './offering-draft.ts'
import type { ShareView } from './share-view.ts'
import { useAccepted } from './use-accepted-offerings.ts'
import { useOfferFunnel } from './use-offering-funnel.ts'
import { SUBMITTED, stepBefore, wizardStepOf } from './wizard-steps.ts'

/** What the wizard needs of the sheet that it stands in. */
export interface WizardPlace {
  owner: RegistryOwner
  /** What is typed, until the sheet is closed. */
  kept: KeptOffer
  onBack: () => void
  /** It is complete, and is being sent. */
  onSubmit: () => void
  onClose: () => void
  onTrack: () => void
}

export interface GiftPassingProps {
  owner: RegistryOwner
  view: ShareView
  onClose: () => void
  /** Goes on to what somebody offered. */
  onTrack: () => void
}

interface GiftPassingSheetProps extends GiftPassingProps {
  renderWizard: (place: WizardPlace) => ReactNode
  onWizardIntent: () => void
}

/** Passing something on: what it means, what to do, and the wizard, in one dialog. */
export function GiftPassingSheet(props: GiftPassingSheetProps) {
  const { owner, view, onClose, onTrack, renderWizard, onWizardIntent } = props
  const [kept] = useState(() => keptOffer(owner.registrySlug))
  const accepted = useAccepted(owner.registrySlug)
  const step = useAddressValue('step')
  const countSubmit = useOfferFunnel(view, step)

  useEffect(renewOnReturn, [])
  // However it is closed, the form starts anew; a tab that was killed closes nothing.
  useEffect(() => () => kept.end(), [kept])

  const isOffering = view === 'offer'
  const goBack = () => {
    const now = wizardStepOf(step)
    stepBack(now === 'what-sharing' ? { share: 'actions' } : { step: stepBefore(now) })
  }
  const dismiss = (by: Dismissal) => {
    // A press beside the form must not cost what was typed into it.
    if (isOffering && by === 'backdrop') return
    if (isOffering && by === 'escape' && step !== SUBMITTED) goBack()
    else onClose()
  }
  return (
    <Modal
      className={sheetClass(isOffering && step !== SUBMITTED ? 'mid' : undefined)}
      onDismiss={dismiss}
    >
      {view === 'landing' && <LandingPane owner={owner} />}
      {view === 'actions' && (
        <ActionsPane onTrack={onTrack} onIntent={onWizardIntent}>
          <OnItsWay accepted={accepted} />
        </ActionsPane>
      )}
      {isOffering &&
        renderWizard({ owner, kept, onBack: goBack, onSubmit: countSubmit, onClose, onTrack })}
    </Modal>
  )
}
