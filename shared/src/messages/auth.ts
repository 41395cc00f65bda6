/** Upper case, lower case and a digit. */
export const PASSWORD_PATTERN = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/

/** Texts of signing in and up. */
export const authMessages = {
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  passwordTooShort: 'Password must be at least 8 characters long',
  passwordTooLong: 'Password can have at most 128 characters',
  passwordTooPlain:
    'Password must contain at least one uppercase letter, one lowercase letter, and one number',
  passwordTooCommon: 'This password is too common. Please choose another one.',
  loginPasswordTooShort: 'Password must be at least 4 characters long',
  nameTooShort: 'Name must be at least 2 characters long',
  registryNameTooShort: 'Registry name must be at least 3 characters long',
  confirmRequired: 'Please confirm your password',
  confirmMismatch: 'Passwords do not match',
  adminPasswordRequired: 'Please enter admin password',
  bothRequired: 'Please enter both email and password',
  invalidCredentials: 'Invalid email or password',
  invalidAdminPassword: 'Invalid admin password',
  failed: 'Authentication failed. Please try again.',
  loginFailed: 'Login failed',
  registrationFailed: 'Registration failed',
  verificationFailed: 'Email verification failed',
  loginFailedBanner: 'Sign In Failed',
  registrationFailedBanner: 'Registration Failed',
  required: 'Authentication required',
  dashboard: {
    title: 'User Dashboard',
    text: 'Please log in to manage your registry',
    back: 'Back to Registry',
    login: 'Login',
  },
  admin: {
    title: 'Admin Dashboard',
    text: 'Choose your authentication method',
    user: 'Login with Email & Password',
    legacy: 'Legacy Admin Password',
    note: 'New users should use email authentication. Legacy password is for backward compatibility only.',
  },
  loginTitles: {
    admin: 'Admin Dashboard',
    user: 'Registry Owner Login',
    legacy: 'Legacy Admin Login',
  },
  loginTabs: { user: 'Email + Password', legacy: 'Legacy Password' },
  alreadyHaveAccount: 'Already have account?',
} as const
