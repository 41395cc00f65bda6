import type { RegistryOwner } from '@registry/shared/contract/registry/registry-schemas'
import { offerWizardMessages as t } from '@registry/shared/messages/offerings/offer-wizard'
import { useLayoutEffect, useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { SheetPane } from '../../../../ui/dialogs/sheet-pane.tsx'
import { Illustration } from '../../../../ui/images/illustration.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import styles from '../offering-wizard.module.css'
import type { SentOffering } from './use-submit-offering.ts'

/** Duration of the celebration in ms, fixed by the specification. */
const CELEBRATION_MS = 1500

interface SubmittedStepProps {
  sent: SentOffering
  owner: RegistryOwner
  onClose: () => void
  onTrack: () => void
}

/** Celebration, followed by the next steps. */
export function SubmittedStep({ sent, owner, onClose, onTrack }: SubmittedStepProps) {
  const [isCelebrating, setCelebrating] = useState(true)
  useLayoutEffect(() => {
    const timer = setTimeout(() => setCelebrating(false), CELEBRATION_MS)
    return () => clearTimeout(timer)
  }, [])

  if (isCelebrating) {
    return (
      <SheetPane
        title={t.sent}
        picture={
          <div className={styles.boxAway}>
            <Illustration of="passed-box" />
          </div>
        }
        focusKey="celebration"
        closeLabel={t.close}
      >
        {null}
      </SheetPane>
    )
  }
  return (
    <SheetPane
      title={t.submittedTitle}
      picture={<Illustration of="thank-you-sprig" className="step-art" />}
      focusKey="submitted"
      closeLabel={t.close}
      foot={
        <Stack gap={12} grows>
          <Button size="lg" onClick={onClose}>
            {t.backToRegistry}
          </Button>
          <Button look="outline" size="lg" onClick={onTrack}>
            {t.track}
          </Button>
        </Stack>
      }
    >
      <p className="muted text-center wraps-pretty breaks">
        {t.submitted(owner.name, sent.itemName, sent.email)}
      </p>
      {sent.isEarlier && <p className="text-center wraps-pretty">{t.sentEarlier}</p>}
      <p className="hint text-center wraps-pretty breaks">{t.mailed}</p>
    </SheetPane>
  )
}
