import { useModal } from '../../ui/dialogs/modal.tsx'
import { Text } from '../../ui/text/text.tsx'
import styles from './onboarding.module.css'

/** Heading and lead of a step; names the dialog. */
export function OnboardingStepTitle({ title, text }: { title: string; text: string }) {
  const { titleId } = useModal()
  return (
    <div className={styles.stepTitle}>
      <h2 id={titleId} tabIndex={-1} className="display-24" dir="auto">
        {title}
      </h2>
      <Text tone="muted" above={8} wrap="pretty">
        {text}
      </Text>
    </div>
  )
}
