import { AppError } from '@registry/shared/errors/app-error'
import type { App } from '../../../http/app.ts'
import type { Trace } from '../../../http/routes/route.ts'
import type { Owner } from '../../../http/routes/viewer.ts'
import * as audit from '../../audit/audit-store.ts'
import { actorOf } from '../../audit/audit-store.ts'
import * as registryStore from '../../registries/registry-store.ts'
import { exportRegistry } from './export-registry.ts'

/** Returns all stored data of an owner and their registry, and audits the export. */
export async function exportAccount(
  app: App,
  owner: Owner,
  trace: Trace,
): Promise<Record<string, unknown>> {
  const registry = await registryStore.findById(app.db, owner.registryId)
  const exported = registry && (await exportRegistry(app.db, registry.slug))
  if (!exported) throw new AppError('TOKEN_EXPIRED')
  await audit.record(app.db, {
    ...actorOf(owner),
    action: 'account.exported',
    entity: 'user',
    entityId: owner.userId,
    ...trace,
  })
  return exported
}
