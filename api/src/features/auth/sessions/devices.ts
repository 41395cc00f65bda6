import { AppError } from '@registry/shared/errors/app-error'
import type { App } from '../../../http/app.ts'
import type { RequestMeta } from '../../../http/routes/route.ts'
import type { Owner } from '../../../http/routes/viewer.ts'
import * as audit from '../../audit/audit-store.ts'
import { actorOf } from '../../audit/audit-store.ts'
import { clearRefreshCookie } from './refresh-cookie.ts'
import { revokeSession } from './revoke-session.ts'
import * as sessionStore from './session-store.ts'

interface Page {
  limit: number
  offset: number
}

/** Lists the owner's live sessions, last used first. */
export async function listDevices(app: App, { userId, sessionId }: Owner, page: Page) {
  const { devices, total } = await sessionStore.listLive(app.db, { userId, now: app.now(), page })
  const data = devices.map(({ createdAt, lastUsedAt, ...device }) => ({
    ...device,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isCurrent: device.id === sessionId,
  }))
  return { data, total }
}

/** Signs one of the owner's devices out immediately. Throws NOT_FOUND, also for other owners' devices. */
export async function revokeDevice(
  app: App,
  owner: Owner,
  { id, meta }: { id: string; meta: RequestMeta },
): Promise<void> {
  const now = app.now()
  await app.db.transaction(async trx => {
    const session = await sessionStore.lockLive(trx, id, now)
    if (session?.userId !== owner.userId) throw new AppError('NOT_FOUND')
    await revokeSession(trx, app, id)
    await audit.record(trx, { ...actorOf(owner), ...meta.trace }, 'session.ended', { entityId: id })
  })
  if (id === owner.sessionId) clearRefreshCookie(meta)
}
