import { authJobs } from './features/auth/auth-jobs.ts'
import { eraseVoidedContributors } from './features/contributions/erase-contributors.ts'
import { contributionMails } from './features/contributions/mails/contribution-mails.ts'
import { markGivenUpReminders } from './features/contributions/mails/mark-given-up-reminders.ts'
import { reconcileSums } from './features/contributions/reconcile-sums.ts'
import { cleanUpImages } from './features/images/clean-up-images.ts'
import { removeImageJob } from './features/images/remove-image.ts'
import { removeUnattachedUploads } from './features/images/remove-unattached-uploads.ts'
import { removeUnfetchedImages } from './features/images/remove-unfetched-images.ts'
import { removeUnattachedPhotos } from './features/offering-photos/remove-unattached-photos.ts'
import { deleteEndedOfferings } from './features/offerings/delete-offerings.ts'
import { offeringMails } from './features/offerings/offering-mails.ts'
import { sendPayeeChanged } from './features/payments/payee-mails.ts'
import { notificationJobs } from './features/push/notification-jobs.ts'
import { deleteUnusedReleaseAssets } from './features/release-assets/store-release-assets.ts'
import { mailNote, removeOldNoteMails } from './features/thank-yous/note-mails.ts'
import type { Job } from './jobs/define-job.ts'
import {
  deleteFailedJobs,
  expireIdempotencyKeys,
  expireRateLimits,
} from './jobs/periodic/clean-up.ts'

/** All jobs that the api processes run. */
export const jobs: readonly Job[] = [
  ...authJobs,
  ...contributionMails,
  ...notificationJobs,
  ...offeringMails,
  eraseVoidedContributors,
  markGivenUpReminders,
  reconcileSums,
  sendPayeeChanged,
  mailNote,
  removeOldNoteMails,
  deleteFailedJobs,
  expireIdempotencyKeys,
  expireRateLimits,
  cleanUpImages,
  removeUnattachedUploads,
  removeUnfetchedImages,
  removeImageJob,
  removeUnattachedPhotos,
  deleteEndedOfferings,
  deleteUnusedReleaseAssets,
]
