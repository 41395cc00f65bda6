import type { RegistryOwner } from '@registry/shared/contract/registry/registry-schemas'
import { onboardingMessages as t } from '@registry/shared/messages/registry/onboarding'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { isSheetOpen } from '../../lib/url/page-url.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { type Dismissal, Modal } from '../../ui/dialogs/modal.tsx'
import { sheetClass } from '../../ui/dialogs/sheet.tsx'
import { HowItWorksStep } from './how-it-works-step.tsx'
import { VisitorDetailsStep } from './visitor-details-step.tsx'
import '../../styles/sheet.css'
import './onboarding.module.css'
import { OnboardingPane } from './onboarding-pane.tsx'
import { useOnboarding } from './use-onboarding.ts'
import { WelcomeStep } from './welcome-step.tsx'

const FORM_ID = 'onboarding-form'

interface OnboardingSheetProps {
  owner: RegistryOwner
  /** Called when the sheet was skipped, closed or completed. */
  onEnd: () => void
}

/** Returns whether no sheet and no dialog is open; the menu is not in the URL. */
export const isPageFree = () => !isSheetOpen() && !document.querySelector('dialog[open]')

/** The welcome sheet of a first visit: greeting, how it works, optional contact details. */
export function OnboardingSheet(props: OnboardingSheetProps) {
  // The first render is a transition: when the visitor opens a sheet meanwhile, it starts again after that.
  const [wasFree] = useState(isPageFree)
  return wasFree ? <Sheet {...props} /> : null
}

function Sheet({ owner, onEnd }: OnboardingSheetProps) {
  const onboarding = useOnboarding(onEnd)
  const { step, next, back, close } = onboarding
  const mayOpen = () => {
    const isFree = isPageFree()
    if (!isFree) onEnd()
    return isFree
  }
  const dismiss = (by: Dismissal) => {
    // A click on the backdrop does not discard typed contact details.
    if (by !== 'backdrop' || step !== 'contact_info') close()
  }
  const skip = (
    <Button look="quiet" size="lg" onClick={onboarding.skip}>
      {t.skip}
    </Button>
  )
  return (
    <Modal className={sheetClass()} onDismiss={dismiss} opensLaterIf={mayOpen}>
      {step === 'welcome' && (
        <OnboardingPane
          step={1}
          foot={
            <>
              {skip}
              <NextButton onClick={next} />
            </>
          }
        >
          <WelcomeStep name={owner.name} />
        </OnboardingPane>
      )}
      {step === 'education' && (
        <OnboardingPane
          step={2}
          foot={
            <>
              <Button look="outline" size="lg" onClick={back}>
                {t.back}
              </Button>
              <NextButton onClick={next} />
            </>
          }
        >
          <HowItWorksStep owner={owner} />
        </OnboardingPane>
      )}
      {step === 'contact_info' && (
        <OnboardingPane
          step={3}
          foot={
            <>
              {skip}
              <Button type="submit" form={FORM_ID} size="lg">
                {t.complete}
              </Button>
            </>
          }
        >
          <VisitorDetailsStep formId={FORM_ID} {...onboarding} />
        </OnboardingPane>
      )}
    </Modal>
  )
}

function NextButton({ onClick }: { onClick: () => void }) {
  return (
    <Button size="lg" onClick={onClick}>
      {t.next}
      <ArrowRight className="icon" aria-hidden="true" />
    </Button>
  )
}
