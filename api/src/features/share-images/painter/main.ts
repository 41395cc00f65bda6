import sharp from 'sharp'
import type { PaintRequest, PaintResponse } from './paint-request.ts'
import { paintShareImage } from './paint-share-image.ts'

// Entry point of the child process: rendering does not block requests, a crash in a font affects only this
// process, and its memory is freed when it exits.
const [fonts = ''] = process.argv.slice(2)

sharp.cache(false)
sharp.concurrency(1)

process.on('disconnect', () => process.exit(0))

process.on('message', (request: PaintRequest) => {
  const answer = (message: PaintResponse) => process.send?.(message)
  paintShareImage(request, fonts).then(
    jpeg => answer({ jpeg }),
    (error: unknown) => answer({ failure: error instanceof Error ? error.message : String(error) }),
  )
})
