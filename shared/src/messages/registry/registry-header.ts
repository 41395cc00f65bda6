import { MIN_IMAGE_SIDE } from '../../images/image-file-names.ts'
import { isolated } from '../isolated.ts'

/** Settings of the public page's header: image and celebration. */
export const registryHeaderMessages = {
  title: 'Picture and celebration',
  text: 'For the top of your page. All of it is optional, and saved as you choose it.',
  loading: 'Your picture and date are on their way.',
  loadFailed: 'We could not fetch your picture and date',
  loadFailedText: 'They stay as they are on your page.',
  retry: 'Try Again',
  saved: 'Saved. Your page shows it now.',
  failed: 'This could not be saved. Please check your connection and try again.',
  picture: {
    label: 'Picture of the two of you',
    choose: 'Choose a picture',
    change: 'Change picture',
    remove: 'Remove picture',
    uploading: 'Uploading your picture…',
    removed: 'Your picture was removed.',
    hint: 'Everyone with the link can see it. We show the middle of it in a circle, and remove the place and time that your phone noted.',
    alt: 'Your picture, as on your page',
    failed: 'Your picture could not be saved. Please try again.',
    unreadable: 'This picture could not be read. Please choose another, as JPEG, PNG or WebP.',
    tooSmall: `This picture is too small. Please choose one of at least ${MIN_IMAGE_SIDE} by ${MIN_IMAGE_SIDE} pixels.`,
    describe: 'What the picture shows',
    describeHint: 'For people who cannot see it, such as “The two of us in the garden”.',
    optional: 'Optional',
  },
  celebration: {
    show: 'Guests see',
    kinds: { none: 'No date', date: 'The day we celebrate', month: 'The month our baby is due' },
    expected: (dueDate: string) =>
      `When you signed up, you expected your baby: “${isolated(dueDate)}”. Guests do not see that.`,
    date: 'Day of the celebration',
    dateHint: 'Guests see the day and how many days are left.',
    month: 'Due month',
    choose: 'Choose a month',
  },
  celebrationInvalid: 'Please enter a date like 24 December 2026',
  altTooLong: (max: number) => `Please use at most ${max} characters`,
} as const
