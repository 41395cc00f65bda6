import { entryPosition, goBack } from '../../../lib/url/history-entries.ts'
import { replaceQuery } from '../../../lib/url/page-url.ts'
import { parseWizardStep, WIZARD_STEPS, type WizardStep } from './form/wizard-steps.ts'

/** Goes back in history to an earlier step of the wizard, so that Back leads on from it; then calls `then`. */
export function goToStep(step: WizardStep, then = () => {}): void {
  const shown = new URLSearchParams(location.search).get('step') ?? undefined
  const now = WIZARD_STEPS.indexOf(parseWizardStep(shown))
  const target = WIZARD_STEPS.indexOf(step)
  const finish = () => {
    // The entry below is not that step if the page was opened at a later one.
    replaceQuery({ step: queryOf(step) })
    then()
  }
  const { depth, layers } = entryPosition()
  const steps = Math.min(now - target, depth - layers)
  if (steps > 0) goBack(() => entryPosition().layers + steps, finish)
  else finish()
}

const queryOf = (step: WizardStep) => (step === WIZARD_STEPS[0] ? undefined : step)
