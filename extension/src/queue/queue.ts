import { readOwner } from '../session/tokens.ts'
import { createQueue } from './create-queue.ts'
import { readQueue, writeQueue } from './queue-storage.ts'
import { addEntry, takeBack } from './send-entry.ts'
import { showOutlook } from './show-outlook.ts'

/** The products on their way from this device to the registry. */
export const queue = createQueue({
  read: readQueue,
  write: async entries => {
    await writeQueue(entries)
    await showOutlook(entries)
  },
  owner: readOwner,
  add: addEntry,
  takeBack,
  now: () => Date.now(),
  newKey: () => crypto.randomUUID(),
})
