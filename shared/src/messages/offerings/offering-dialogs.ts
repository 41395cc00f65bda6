/** Dialogs about offerings, for the owner. */
export const offeringDialogMessages = {
  close: 'Close',
  cancel: 'Cancel',
  from: (condition: string, name: string) => `${condition} · from ${name}`,
  optional: 'optional',
  inTheMail: 'included in the email',
  sending: 'Sending…',
  accept: {
    title: 'Accept this item?',
    field: (name: string) => `Note to ${name}`,
    hint: (name: string) =>
      `${name} gets an email with your note and can answer from it. You arrange pickup between you.`,
    action: (name: string) => `Accept and email ${name}`,
    done: (item: string) => `${item} is yours`,
    doneText: (name: string, hasWords: boolean) =>
      `We emailed ${name}${hasWords ? ' with your note' : ''}. It now waits under Accepted until it has reached you.`,
  },
  decline: {
    title: 'Decline kindly',
    field: (name: string) => `Reason for ${name}`,
    hint: (name: string) => `${name} gets an email that thanks them, with these words.`,
    action: (name: string) => `Decline and email ${name}`,
    done: 'Declined kindly',
    doneText: (name: string, hasWords: boolean) =>
      `We thanked ${name} by email${hasWords ? ', with your words' : ''}.`,
  },
  next: 'Review the next one',
  seeAccepted: 'See accepted',
  interest: {
    title: 'Tell them that you would love it',
    lead: (name: string) =>
      `${name} gets an email with how to reach you, and arranges the rest with you.`,
    name: 'Your name',
    email: 'Your email',
    phone: 'Your phone',
    message: (name: string) => `Message to ${name}`,
    nameMissing: 'Please enter your name.',
    emailInvalid: 'Please enter a valid email address',
    action: (name: string) => `Send to ${name}`,
    done: 'They know how to reach you',
    doneText: (name: string) => `We emailed ${name}. Mark the pickup here once it is arranged.`,
  },
  confirm: {
    title: 'Pickup arranged?',
    hint: (name: string) => `${name} gets an email that says so, with your note.`,
    field: (name: string) => `Note to ${name}`,
    action: 'Yes, it is arranged',
    done: 'Pickup arranged',
    doneText: (name: string) => `We emailed ${name}. Mark it as received once it is with you.`,
  },
  deliver: {
    title: 'Has it reached you?',
    hint: (name: string) =>
      `${name} gets an email with your thanks, and sees them beside the offer.`,
    field: (name: string) => `Thank-you words for ${name}`,
    action: 'Yes, we have it',
    done: 'Received with thanks',
    doneText: (name: string) => `We emailed ${name} that it arrived.`,
  },
  callOff: {
    title: 'Call this off?',
    hint: (name: string) =>
      `${name} gets an email that you do not need it after all. This cannot be undone.`,
    field: (name: string) => `Reason for ${name}`,
    action: (name: string) => `Call off and email ${name}`,
    done: 'Called off',
    doneText: (name: string) => `We told ${name} by email.`,
  },
  flag: {
    title: 'Flag this offer',
    hint: 'A mark for yourselves: nobody is told, and guests no longer see it as on its way.',
    field: 'What is wrong with it?',
    missing: 'Please say what is wrong with it.',
    action: 'Flag it',
  },
  thread: {
    title: (name: string) => `You and ${name}`,
    loading: 'One moment, opening the messages.',
    failed: 'The messages could not be loaded.',
    retry: 'Try again',
    empty: (name: string) =>
      `Nothing written yet. ${name} gets an email with your words and can answer from it.`,
    list: 'Messages',
    you: 'You',
    field: (name: string) => `Message to ${name}`,
    missing: 'Please write something first.',
    send: 'Send',
    sent: 'Message sent',
    sendFailed: 'Your message could not be sent. It is still here.',
    /** An earlier message whose response was lost had arrived before it was changed. */
    sentBefore:
      'Your message arrived as you sent it before, and is shown above. To send this one too, please press Send again.',
    closed: 'This conversation is closed.',
  },
} as const
