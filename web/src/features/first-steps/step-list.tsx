import type { User } from '@registry/shared/contract/account/auth'
import { firstStepsMessages as t } from '@registry/shared/messages/registry/first-steps'
import { CircleCheck } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../lib/url/paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { buttonClass } from '../../ui/buttons/button-class.ts'
import { TextButton } from '../../ui/buttons/text-button.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Text } from '../../ui/text/text.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { type CorrectEmailFormProps, EmailStep } from './email-step.tsx'
import type { FirstStep, StepName } from './find-first-steps.ts'
import styles from './first-steps.module.css'
import { reportStep } from './use-checklist.ts'

interface StepListProps {
  user: User
  steps: readonly FirstStep[]
  onAdd: () => void
  onShare: () => void
  CorrectEmailForm: ComponentType<CorrectEmailFormProps>
}

/** The steps with what to do; done ones are one line. */
export function StepList({ user, steps, onAdd, onShare, CorrectEmailForm }: StepListProps) {
  const report = (step: 'isTestPaid' | 'isDismissed') =>
    void reportStep(step).catch(() => showToast('error', t.dismissFailed))
  const actions: Record<StepName, ReactNode> = {
    email: <EmailStep user={user} CorrectEmailForm={CorrectEmailForm} />,
    item: <Action onClick={onAdd}>{t.steps.item.action}</Action>,
    payment: <ActionLink to={`${paths.settings}#payments`}>{t.steps.payment.action}</ActionLink>,
    test: (
      <>
        <ActionLink to={`${paths.settings}#payments`}>{t.steps.test.action}</ActionLink>
        <Action onClick={() => report('isTestPaid')}>{t.steps.test.arrived}</Action>
      </>
    ),
    share: <Action onClick={onShare}>{t.steps.share.action}</Action>,
    notify: <ActionLink to={`${paths.settings}#push`}>{t.steps.notify.action}</ActionLink>,
  }
  return (
    <>
      <Stack as="ol" gap={16} canBreak className={styles.steps}>
        {steps.map(({ name, isDone }) => (
          <Text as="li" key={name} tone={isDone ? 'muted' : undefined}>
            {isDone ? (
              <CircleCheck className="icon tone-leaf" role="img" aria-label={t.isDone} />
            ) : (
              <i aria-hidden="true" />
            )}
            <div>
              <p className="strong">{t.steps[name].title}</p>
              {!isDone && (
                <>
                  <p className="muted">{textOf(name, user)}</p>
                  <Inline gap={8} align="center" wrap above={8}>
                    {actions[name]}
                  </Inline>
                </>
              )}
            </div>
          </Text>
        ))}
      </Stack>
      {!user.checklist?.isDismissed && (
        <TextButton className={`below-4 ${styles.dismiss}`} onClick={() => report('isDismissed')}>
          {t.dismiss}
        </TextButton>
      )}
    </>
  )
}

function textOf(name: StepName, { email }: User): string {
  return name === 'email' ? t.steps.email.text(email) : t.steps[name].text
}

function Action(props: { onClick: () => void; children: ReactNode }) {
  return <Button look="tonal" size="sm" {...props} />
}

function ActionLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={buttonClass({ look: 'tonal', size: 'sm' })}>
      {children}
    </Link>
  )
}
