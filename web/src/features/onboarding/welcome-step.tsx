import { isolated } from '@registry/shared/messages/isolated'
import { onboardingMessages } from '@registry/shared/messages/registry/onboarding'
import { Illustration } from '../../ui/images/illustration.tsx'
import styles from './onboarding.module.css'
import { OnboardingStepTitle } from './onboarding-step-title.tsx'

const { title, text } = onboardingMessages.welcome

/** Step 1: the owner's name and a greeting. */
export function WelcomeStep({ name }: { name: string }) {
  return (
    <>
      <div className={`art-panel ${styles.welcomeArt}`}>
        <Illustration of="cradle-mobile" />
      </div>
      <OnboardingStepTitle title={title(isolated(name))} text={text} />
    </>
  )
}
