import { readOwner } from '../session/tokens.ts'
import { createQueue } from './create-queue.ts'
import { readQueue, writeQueue } from './queue-storage.ts'
import { addEntry, takeBack } from './send-entry.ts'
import { updateBadgeAndAlarm } from './update-badge-and-alarm.ts'

/** The extension's queue. */
export const queue = createQueue({
  read: readQueue,
  write: async entries => {
    await writeQueue(entries)
    await updateBadgeAndAlarm(entries)
  },
  owner: readOwner,
  add: addEntry,
  takeBack,
  now: () => Date.now(),
  newKey: () => crypto.randomUUID(),
})
