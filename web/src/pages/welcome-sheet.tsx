import '../styles/sheet.css'
import {
  OnboardingSheet,
  type OnboardingSheetProps,
} from '../features/onboarding/onboarding-sheet.tsx'

/** The welcome with the style that all sheets have. */
export function WelcomeSheet(props: OnboardingSheetProps) {
  return <OnboardingSheet {...props} />
}
