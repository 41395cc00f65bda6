import { activityMessages } from '@registry/shared/messages/contributions/activity'
import { RotateCw } from 'lucide-react'
import { SleepingMoon } from '../../../art/sleeping-moon.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Illustration } from '../../../ui/images/illustration.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'

const t = activityMessages.panel

/** Shown when the registry has no contributions. */
export function NoActivity() {
  return (
    <Stack justify="center" grows>
      <EmptyState heading="h3" picture={<Illustration of="waiting-pram" />} title={t.emptyTitle}>
        <p>{t.emptyText}</p>
      </EmptyState>
    </Stack>
  )
}

/** Shown when the recent contributions could not be loaded. */
export function ActivityFailed({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  return (
    <Stack justify="center" grows role="alert">
      <EmptyState
        heading="h3"
        picture={<SleepingMoon />}
        title={t.failed}
        action={
          <Button look="outline" aria-disabled={isBusy || undefined} onClick={onRetry}>
            <RotateCw className="icon" aria-hidden="true" />
            {t.tryAgain}
          </Button>
        }
      >
        <p>{t.failedText}</p>
      </EmptyState>
    </Stack>
  )
}
