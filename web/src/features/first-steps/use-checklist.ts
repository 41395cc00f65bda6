import { me } from '@registry/shared/contract/account/auth'
import { type ReportedStep, updateChecklist } from '@registry/shared/contract/account/checklist'
import { useLayoutEffect } from 'react'
import { ownerClient } from '../../lib/api-client/owner-client.ts'
import { refreshStoredUser } from '../../lib/session/refresh-stored-user.ts'

/** Reports a step of the checklist and updates the session in all tabs. Throws ApiError. */
export async function reportStep(step: ReportedStep): Promise<void> {
  const { user } = await ownerClient.call(updateChecklist, { body: { step } })
  refreshStoredUser(user)
}

/** Reports that the link was passed on. A failure is ignored, because the owner's own action has succeeded. */
export function reportShared(): void {
  void reportStep('isShared').catch(() => undefined)
}

/** Reloads the user when the page is shown again: the email address may be confirmed on another device. */
export function useReloadedUser(isNeeded: boolean): void {
  useLayoutEffect(() => {
    if (!isNeeded) return
    const reload = () => {
      if (document.visibilityState === 'hidden') return
      void ownerClient
        .call(me, {})
        .then(({ user }) => refreshStoredUser(user))
        .catch(() => undefined)
    }
    reload()
    document.addEventListener('visibilitychange', reload)
    return () => document.removeEventListener('visibilitychange', reload)
  }, [isNeeded])
}
