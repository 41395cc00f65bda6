import { uploadOfferingPhoto } from '@registry/shared/contract/offerings/offering-photos'
import { AppError } from '@registry/shared/errors/app-error'
import type { Limit } from '../../http/limits/rate-limits.ts'
import { type Route, route } from '../../http/routes/route.ts'
import { processPhoto } from './process-photo.ts'

const LIMITS: readonly Limit[] = [
  { name: 'photos-session', points: 40, windowS: 3600, by: 'viewer', store: 'postgres' },
  { name: 'photos-ip', points: 120, windowS: 3600, by: 'ip', store: 'postgres' },
]

export const offeringPhotoRoutes: Route[] = [
  route(uploadOfferingPhoto, { limits: LIMITS }, async ({ body }, app) => {
    if (!app.config.giftPassingEnabled) throw new AppError('NOT_FOUND')
    return { data: await processPhoto(app, Buffer.from(body.image, 'base64')) }
  }),
]
