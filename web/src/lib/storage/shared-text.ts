import * as z from 'zod/mini'
import { draftStorage } from './draft-storage.ts'

/** Text and URL of the last share without a session. After the sign-in the page is opened with the URL only. */
export const sharedText = draftStorage(
  'shared_text',
  z.object({ url: z.string(), text: z.string() }),
)
