import type { User } from '@registry/shared/contract/account/auth'
import { firstStepsMessages as t } from '@registry/shared/messages/registry/first-steps'
import { ChevronDown } from 'lucide-react'
import { type ComponentType, Suspense, useId, useState } from 'react'
import { lazyComponent } from '../../lib/lazy-loading/lazy-component.ts'
import { safeStorage } from '../../lib/storage/safe-storage.ts'
import { serverNow } from '../../lib/time/server-clock.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Text } from '../../ui/text/text.tsx'
import type { CorrectEmailFormProps } from './email-step.tsx'
import { type FirstSteps, findFirstSteps } from './find-first-steps.ts'
import styles from './first-steps.module.css'
import { useReloadedUser } from './use-checklist.ts'

const StepList = lazyComponent(() => import('./step-list.tsx').then(m => m.StepList))

/** Set once the steps were folded on this browser. */
const FOLDED_KEY = 'firstStepsFolded'

interface FirstStepsCardProps {
  user: User
  /** Undefined while the items are loading. */
  itemCount: number | undefined
  onAdd: () => void
  onShare: () => void
  CorrectEmailForm: ComponentType<CorrectEmailFormProps>
}

/**
 * Checklist for new owners, folded into one line once they have begun. Whether it is shown depends only on the stored
 * user, so that nothing shifts when the items arrive.
 */
export function FirstStepsCard({ user, itemCount, ...actions }: FirstStepsCardProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(
    () => isNew(user) && safeStorage.get(FOLDED_KEY) === undefined,
  )
  const found = findFirstSteps(user, itemCount !== 0)
  const isShown = user.can.manageAccount && found.steps.length > 0
  useReloadedUser(isShown)
  if (itemCount) safeStorage.set(FOLDED_KEY, 'true')
  if (!isShown) return null
  const toggle = () => {
    if (isOpen) safeStorage.set(FOLDED_KEY, 'true')
    setIsOpen(!isOpen)
  }
  return (
    <Card below={12} aria-label={titleOf(user)}>
      <button
        type="button"
        className="fold-toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        <Summary user={user} found={found} />
        <ChevronDown className="icon chevron" aria-hidden="true" />
      </button>
      <div id={id}>
        {isOpen && (
          <Suspense fallback={<div className={styles.room} />}>
            <StepList user={user} steps={found.steps} {...actions} />
          </Suspense>
        )}
      </div>
    </Card>
  )
}

/** How long the steps are unfolded at first. */
const NEW_MS = 3_600_000
const isNew = ({ createdAt }: User) => serverNow() - Date.parse(createdAt) < NEW_MS

const titleOf = ({ checklist }: User) => (checklist?.isDismissed ? t.warningsTitle : t.title)

function Summary({ user, found }: { user: User; found: FirstSteps }) {
  const { steps, isEmailMissing, isPaymentMissing } = found
  const warnings = [isPaymentMissing && t.noPayment, isEmailMissing && t.noEmail].filter(Boolean)
  const next = steps.find(({ isDone }) => !isDone)
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <span>
      {titleOf(user)}
      {!user.checklist?.isDismissed && (
        <Text as="span" size={12} tone="muted" className={styles.progress}>
          {t.progress(done, steps.length)}
        </Text>
      )}
      {warnings.length > 0 ? (
        <small className={styles.warning}>{warnings.join(' · ')}</small>
      ) : (
        next && <small>{t.next(t.steps[next.name].title)}</small>
      )}
    </span>
  )
}
