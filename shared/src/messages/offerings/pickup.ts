/** When and where an offering changes hands, for parents and offerers. */
export const pickupMessages = {
  title: (time: string) => `Hand-over: ${time}`,
  calendar: 'Add to calendar',
  file: 'pickup.ics',
  summary: (item: string) => `Pickup: ${item}`,
  lead: 'With a time and a place you both get a calendar file.',
  date: 'Date',
  time: 'Time',
  timeHint: 'Singapore time (SGT)',
  place: 'Place',
  placeHint: 'Tampines MRT, exit A',
  placeMissing: 'Please say where',
  dateMissing: 'Please choose a date',
  timeMissing: 'Please choose a time',
  past: 'Please choose a time in the future',
  handedOver: {
    action: 'I have handed it over',
    busy: 'Saving...',
    failed: 'This could not be saved. Please try again.',
    /** To the offerer. */
    own: 'You marked it as handed over. The parents confirm once it is with them.',
    /** To the parents. */
    toParents: (name: string) => `${name} says that it was handed over. Is it with you?`,
  },
} as const
