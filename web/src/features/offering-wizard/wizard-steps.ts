/** The wizard's steps, as the specification names them; the address has each but the first. */
export const WIZARD_STEPS = ['what-sharing', 'item-details', 'contact-submit'] as const
export type WizardStep = (typeof WIZARD_STEPS)[number]

/** The ending that comes after them. */
export const SUBMITTED = 'submitted'

/** The step that the address names; the first one for anything else. */
export function parseWizardStep(value: string | undefined): WizardStep {
  return WIZARD_STEPS.find(step => step === value) ?? 'what-sharing'
}

/** What the address says of the step before another; undefined where that is the first. */
export function previousStep(step: WizardStep): WizardStep | undefined {
  return step === 'contact-submit' ? 'item-details' : undefined
}
