import { authJobs } from './features/auth/auth-jobs.ts'
import { contributionMails } from './features/contributions/contribution-mails.ts'
import { reconcileSums } from './features/contributions/reconcile-sums.ts'
import { forgetUnfetchedImages } from './features/images/remove-unfetched-images.ts'
import { removeDropped } from './features/images/remove-image.ts'
import { tidyPictures } from './features/images/clean-up-images.ts'
import { forgetLoosePhotos } from './features/offering-photos/remove-unattached-photos.ts'
import { forgetOfferings } from './features/offerings/delete-ended-offerings.ts'
import { offeringMails } from './features/offerings/offering-mails.ts'
import { sendPayeeChanged } from './features/payments/payee-mails.ts'
import { noticeJobs } from './features/push/notification-jobs.ts'
import { forgetNoteMails } from './features/thank-yous/remove-old-note-mails.ts'
import { mailNote } from './features/thank-yous/note-mails.ts'
import type { Job } from './jobs/define-job.ts'
import { forgetGivenUpJobs } from './jobs/forget-given-up-jobs.ts'
import { forgetOldAnswers } from './jobs/forget-old-answers.ts'
import { forgetOldCounts } from './jobs/forget-old-counts.ts'

/** Every job that the api's own processes run. */
export const jobs: readonly Job[] = [
  ...authJobs,
  ...contributionMails,
  ...noticeJobs,
  ...offeringMails,
  reconcileSums,
  sendPayeeChanged,
  mailNote,
  forgetNoteMails,
  forgetGivenUpJobs,
  forgetOldAnswers,
  forgetOldCounts,
  tidyPictures,
  forgetUnfetchedImages,
  removeDropped,
  forgetLoosePhotos,
  forgetOfferings,
]
