import { entryPosition, goBack } from '../../../lib/url/history-entries.ts'
import { pushQuery, replaceQuery } from '../../../lib/url/page-url.ts'
import { parseWizardStep, WIZARD_STEPS, type WizardStep } from './form/wizard-steps.ts'

/**
 * Shows a step of the wizard, then calls `then`. Goes back in history to an earlier step and pushes the entries up to a
 * later one, so that Back always leads to the step before.
 */
export function goToStep(step: WizardStep, then = () => {}): void {
  const shown = new URLSearchParams(location.search).get('step') ?? undefined
  const now = WIZARD_STEPS.indexOf(parseWizardStep(shown))
  const target = WIZARD_STEPS.indexOf(step)
  if (target >= now) {
    for (const next of WIZARD_STEPS.slice(now, target + 1)) {
      pushQuery({ share: 'offer', step: queryOf(next) })
    }
    then()
    return
  }
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
