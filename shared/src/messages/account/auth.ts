import { formatWait } from '../format-wait.ts'
import { adminAccessMessages } from './admin-access.ts'

/** Upper case, lower case and a digit. */
export const PASSWORD_PATTERN = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/

/** Login and registration. */
export const authMessages = {
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  passwordTooShort: 'Password must be at least 8 characters long',
  passwordTooLong: 'Password can have at most 128 characters',
  passwordTooPlain:
    'Password must contain at least one uppercase letter, one lowercase letter, and one number',
  passwordTooCommon: 'This password is too common. Please choose another one.',
  loginPasswordTooShort: 'Password must be at least 4 characters long',
  tooLong: (max: number) => `Please use at most ${max} characters`,
  passwordRequired: 'Please enter your password',
  passwordWrong: 'This is not your password.',
  nameTooShort: 'Name must be at least 2 characters long',
  registryNameTooShort: 'Registry name must be at least 3 characters long',
  confirmRequired: 'Please confirm your password',
  confirmMismatch: 'Passwords do not match',
  adminPasswordRequired: 'Please enter admin password',
  bothRequired: 'Please enter both email and password',
  invalidAdminPassword: 'Invalid admin password',
  failed: 'Authentication failed. Please try again.',
  loginFailed: 'Login failed',
  registrationFailed: 'Registration failed',
  verificationFailed: 'Email verification failed',
  verification: {
    doneTitle: 'Your email is confirmed',
    doneText: 'Thank you. You can log in whenever you like.',
  },
  emailConfirmedAlready: 'This email address is confirmed already.',
  verificationLinkEnded: 'This link has expired or was used already. Please ask for a new one.',
  loginFailedBanner: 'Sign In Failed',
  registrationFailedBanner: 'Registration Failed',
  resetFailedBanner: 'Reset Failed',
  resetRequestFailed: 'Password reset request failed',
  /** A failure without a response. */
  unreached: (failed: string) => `${failed}. Please check your connection and try again.`,
  rateLimited: (seconds: number) =>
    `Too many tries. Please wait ${formatWait(seconds)} and try again.`,
  resend: {
    /** Text in a login error that enables the button to resend the email. */
    offeredFor: 'verify your email',
    sentTo: (email: string) => `We sent a link to ${email}.`,
    action: 'Resend Verification Email',
    busy: 'Sending…',
    done: 'Verification Email Sent!',
    doneText: 'Open the link in it, then log in here.',
    emailFirst: 'Please enter your email address first',
    failed: 'Failed to resend verification email. Please try again.',
  },
  legacyOff: {
    title: 'The legacy password is switched off',
    text: 'This site has owner accounts now. Please log in with your email and password.',
    action: 'Login with Email & Password',
  },
  required: 'Authentication required',
  foreignPage: 'This call is only for the pages of this site.',
  legacyWelcome: 'Login successful',
  legacyName: 'Admin',
  noDefaultRegistry: (slug: string) =>
    `The default registry “${slug}” does not exist. Please set DEFAULT_REGISTRY_SLUG to one that does.`,
  newRegistrySubtitle: 'Thank you for helping us welcome our little one',
  dashboard: {
    title: 'User Dashboard',
    text: 'Please log in to manage your registry',
    back: 'Back to Registry',
    login: 'Login',
  },
  admin: {
    title: adminAccessMessages.title,
    text: 'Choose your authentication method',
    user: 'Login with Email & Password',
    legacy: 'Legacy Admin Password',
    note: 'New users should use email authentication. Legacy password is for backward compatibility only.',
  },
  loginTitles: {
    user: 'Registry Owner Login',
    legacy: 'Legacy Admin Login',
  },
  loginTabs: { user: 'Email + Password', legacy: 'Legacy Password' },
  alreadyHaveAccount: 'Already have account?',
  wayHints: {
    user: 'For registry owners',
    legacy: 'One shared password, kept for older setups',
  },
  /** The login dialog and the dialogs that follow it. */
  modal: {
    login: { title: 'Welcome back', lead: 'Log in to manage your registry' },
    register: { title: 'Create your registry', lead: 'Free, and ready to share in a minute' },
    forgot: { title: 'Forgot password', lead: 'We send you a link to set a new one' },
    forgotLink: 'Forgot password?',
    noRegistry: 'No registry yet?',
    backToLogin: 'Back to login',
  },
  forgot: {
    submit: 'Send reset link',
    busy: 'Sending…',
    sentTitle: 'Check your email',
    sentText: (email: string) =>
      `If ${email} belongs to a registry, a link to set a new password is on its way.`,
  },
  form: {
    lead: { user: 'Good to see you again.', legacy: 'For older setups with one shared password.' },
    tabsLabel: 'How to log in',
    email: 'Email',
    password: 'Password',
    adminPassword: 'Admin password',
    submit: 'Login',
    busy: 'One moment…',
    close: 'Close',
  },
  registration: {
    title: 'Create My Registry',
    lead: 'One page for everything your baby needs. Share the link, and family and friends give what they like. It is free.',
    name: 'Your name',
    email: 'Email',
    registryName: 'Registry name',
    registryNameHint: 'Guests see this at the top of your page',
    eventDate: 'Expected due date',
    eventDateHint: 'For example 14 March or mid March',
    optional: 'Optional',
    password: 'Password',
    passwordHint: 'At least 8 characters with upper case, lower case and a number.',
    confirm: 'Confirm password',
    submit: 'Create My Registry',
    busy: 'Creating your registry…',
    assurance: 'We keep no bank passwords and take no fee from gifts.',
    benefitsTitle: 'What you get',
    benefits: [
      {
        title: 'Add items from any shop',
        text: 'Paste a link and the picture and price come along.',
      },
      {
        title: 'Gifts go straight to you',
        text: 'Guests pay by PayNow, UPI or Wise into your own account.',
      },
      {
        title: 'Every note in one place',
        text: 'See who gave and thank them without a spreadsheet.',
      },
    ],
    example: 'Foldable travel pram with rain cover',
  },
} as const
