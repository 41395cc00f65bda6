import { offerWizardMessages as t } from '@registry/shared/messages/offerings/offer-wizard'
import { WIZARD_STEPS, type WizardStep } from './form/wizard-steps.ts'

/** Names of the steps, with the current one marked. */
export function WizardProgress({ step }: { step: WizardStep }) {
  const now = WIZARD_STEPS.indexOf(step)
  return (
    <ol className="wiz" aria-label={t.stepsLabel}>
      {WIZARD_STEPS.map((name, index) => (
        <li
          key={name}
          className={index <= now ? 'on' : undefined}
          aria-current={index === now ? 'step' : undefined}
        >
          {t.steps[name]}
        </li>
      ))}
    </ol>
  )
}
