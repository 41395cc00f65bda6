import type { User } from '@registry/shared/contract/account/auth'
import { settingsPageMessages } from '@registry/shared/messages/account/settings-page'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ownerClient } from '../../lib/api-client/owner-client.ts'
import { reloadUser } from '../../lib/session/reload-user.ts'
import { NotLoadedBanner } from '../../ui/feedback/not-loaded-banner.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import styles from './loaded-user.module.css'

const t = settingsPageMessages.load

interface LoadedUserProps {
  /** The signed-in user, which may come from this device's storage. */
  user: User
  children: (user: User) => ReactNode
}

/**
 * Renders `children` once the user was loaded from the server, because stored data may be outdated. Loads it again
 * when the window is focused; the session then updates `user`.
 */
export function LoadedUser({ user, children }: LoadedUserProps) {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['settings-user', user.id],
    queryFn: async () => (await reloadUser(ownerClient.call)).id,
    staleTime: 0,
    gcTime: 0,
  })
  // Keeps the form when a later request fails.
  if (data !== undefined) return children(user)
  if (isError)
    return (
      <NotLoadedBanner
        title={t.failedTitle}
        text={t.failedText}
        retry={settingsPageMessages.payments.retry}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  return (
    <div role="status" aria-label={t.loading}>
      <Stack gap={24} justify="start" above={28} className={styles.placeholder} aria-hidden="true">
        {[1, 2, 3].map(fields => (
          <Card key={fields} as="div" gap={12} className="stack">
            <Skeleton width="40%" />
            {Array.from({ length: fields }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: placeholders never move.
              <Skeleton key={index} height={48} />
            ))}
          </Card>
        ))}
      </Stack>
    </div>
  )
}
