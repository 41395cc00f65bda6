/**
 * Steps of the wizard, named by the specification; the query string contains each but the first.
 */
export const WIZARD_STEPS = ['what-sharing', 'item-details', 'contact-submit'] as const
export type WizardStep = (typeof WIZARD_STEPS)[number]

/** Query value of the confirmation after the last step. */
export const SUBMITTED = 'submitted'

/** Parses a query value as a step; the first step for anything else. */
export function parseWizardStep(value: string | undefined): WizardStep {
  return WIZARD_STEPS.find(step => step === value) ?? 'what-sharing'
}

/** Returns the query value of the previous step; undefined for the first. */
export function previousStep(step: WizardStep): WizardStep | undefined {
  return step === 'contact-submit' ? 'item-details' : undefined
}
