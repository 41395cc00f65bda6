import { PAYMENT_METHODS } from '@registry/shared/contract/registry/registry-schemas'
import * as z from 'zod'
import { payeeChangedEmail } from '../../emails/payee-changed-email.ts'
import { defineMail } from '../../jobs/define-mail.ts'
import * as userStore from '../users/user-store.ts'

/** Mails the owner which payment methods were changed or removed, without the accounts. */
export const sendPayeeChanged = defineMail({
  name: 'send_payee_changed',
  payload: z.object({
    userId: z.uuid(),
    methods: z.array(z.enum(PAYMENT_METHODS)),
    isRemoved: z.boolean().optional(),
  }),
  async write({ userId, methods, isRemoved }, app, { at }) {
    const account = await userStore.findById(app.db, userId)
    if (!account) return undefined
    const { name, email } = account
    const link = `${app.config.publicUrl}/registry-settings`
    return {
      to: { name, address: email },
      email: payeeChangedEmail({ name, methods, at, isRemoved, link }),
    }
  },
})
