import { quickAddMessages } from '@registry/shared/messages/quick-add'
import { openPage } from './draft/open-page.ts'
import { saveDraft } from './draft/save-draft.ts'
import type { Answers, Request } from './messages.ts'
import { currentSession, signIn } from './session/sign-in.ts'

/** Does what the popup asks for. */
export async function answer(request: Request): Promise<Answers[Request['type']]> {
  switch (request.type) {
    case 'open': {
      const [session, reading] = await Promise.all([
        currentSession(),
        openPage(request.tabId, () => crypto.randomUUID()),
      ])
      return { session, reading, waiting: 0 }
    }
    case 'sign-in':
      return signIn(request.email, request.password)
    case 'save':
      return saveDraft(request.draft)
    case 'check':
      return { duplicates: [] }
    case 'connect':
      return { code: '' }
    case 'undo':
    case 'raise':
      return { kind: 'failed', message: quickAddMessages.failed }
    case 'rate':
      return { sgdPerUnit: null, asOf: null }
    case 'disconnect':
    case 'retry':
    case 'forget':
      return {}
  }
}
