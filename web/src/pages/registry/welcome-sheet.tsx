import '../../styles/sheet.css'
import {
  OnboardingSheet,
  type OnboardingSheetProps,
} from '../../features/onboarding/onboarding-sheet.tsx'

/** The welcome with the styles of sheets. */
export function WelcomeSheet(props: OnboardingSheetProps) {
  return <OnboardingSheet {...props} />
}
