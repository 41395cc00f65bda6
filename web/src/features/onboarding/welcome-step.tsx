import { isolated } from '@registry/shared/messages/isolated'
import { onboardingMessages } from '@registry/shared/messages/registry/onboarding'
import { CradleMobile } from '../../art/cradle-mobile.tsx'
import styles from './onboarding.module.css'
import { OnboardingStepTitle } from './onboarding-step-title.tsx'

const { title, text } = onboardingMessages.welcome

/** Step 1: the owner's name and a greeting. */
export function WelcomeStep({ name }: { name: string }) {
  return (
    <>
      <div className={`art-panel ${styles.welcomeArt}`}>
        <CradleMobile />
      </div>
      <OnboardingStepTitle title={title(isolated(name))} text={text} />
    </>
  )
}
