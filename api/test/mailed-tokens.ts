import { sendReset, sendVerification } from '../src/features/auth/auth-mails.ts'
import type { App } from '../src/http/app.ts'
import { createMemoryMail } from './memory-mail.ts'

async function tokenOf(job: typeof sendReset, app: App, userId: string): Promise<string> {
  const mail = createMemoryMail()
  await job.work({ userId }, { app, mail })
  return /#token=([\w-]{43})/.exec(mail.sent[0]?.email.text ?? '')?.[1] ?? ''
}

/** Return the token of a user's newest email of its kind. */
export const mailedTokens = {
  verify: (app: App, userId: string) => tokenOf(sendVerification, app, userId),
  reset: (app: App, userId: string) => tokenOf(sendReset, app, userId),
}
