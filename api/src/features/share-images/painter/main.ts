import sharp from 'sharp'
import type { PaintRequest, PaintResponse } from './paint-request.ts'
import { paintShareImage } from './paint-share-image.ts'

// A process of its own: drawing never holds up a request, a font's fault ends nothing but this, and
// the memory goes with it.
const [fonts = ''] = process.argv.slice(2)

sharp.cache(false)
sharp.concurrency(1)

process.on('disconnect', () => process.exit(0))

process.on('message', (order: PaintRequest) => {
  const answer = (message: PaintResponse) => process.send?.(message)
  paintShareImage(order, fonts).then(
    jpeg => answer({ jpeg }),
    (error: unknown) => answer({ failure: error instanceof Error ? error.message : String(error) }),
  )
})
