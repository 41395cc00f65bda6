import { randomUUID } from 'node:crypto'
import { sendPaymentReminder } from '@registry/shared/contract/contributions/owner-contributions'
import { sendThankYou } from '@registry/shared/contract/contributions/thank-yous'
import { inject } from 'vitest'
import { confirmEmail } from './accounts.ts'
import { runSql } from './run-sql.ts'
import type { TestOwner } from './sign-up.ts'

/** Sends a note to a contributor whose mail server refuses it. */
export async function sendRefusedNote(owner: TestOwner, id: string, note: string): Promise<void> {
  await confirmEmail(owner)
  const input = { params: { id }, body: { note } }
  await owner.call(sendThankYou, input, { idempotencyKey: randomUUID() })
  const sql = `update thank_yous set status = 'draft', sent_at = null, undelivered_at = now()
    where registry_id = (select registry_id from contributions where id = $1)`
  await runSql(inject('databaseUrl'), sql, [id])
}

/** Sends a payment reminder to a contributor whose mail server refuses it. */
export async function sendRefusedReminder(owner: TestOwner, id: string): Promise<void> {
  await owner.call(sendPaymentReminder, { params: { id } })
  const sql = 'update contributions set reminder_undelivered_at = now() where id = $1'
  await runSql(inject('databaseUrl'), sql, [id])
}
