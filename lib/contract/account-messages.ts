import { DELETION_CONFIRMATION, PASSWORD_CHARACTERS } from '../config/account-options'

/** Kept apart from the schemas, so that a form can show a message without loading zod. */
export const accountMessages = {
  email: 'Please enter a valid email address.',
  sameEmail: 'This is the email address of your account already.',
  emailTaken: 'An account with this email already exists.',
  password: 'Please enter your password.',
  otp: 'Please enter your One Time Password',
  title: 'Please select your title',
  firstName: 'Please enter your first name',
  lastName: 'Please enter your last name',
  nameCharacters: 'Please enter a name without digits, links or symbols such as @, < or /.',
  mobile: 'Please enter a UK mobile number starting with 0 and containing 11 digits.',
  position: 'Please select your position',
  terms: 'Please accept our Terms & Conditions and Privacy Policy.',
  newPassword: 'Password is required.',
  confirmPassword: 'Confirm Password is required.',
  match: 'Password and Confirm Password must match',
  weak: 'Please choose a longer or less common password.',
  tooLong: `Please choose a password of at most ${PASSWORD_CHARACTERS.max} characters.`,
  newsletterEmail:
    'Please enter your email address. This must be your full email address, all in lower case, with no spaces.',
  currentPassword: 'Please enter your current password.',
  incorrectPassword: 'Current password is incorrect.',
  invalidLink: 'This link is invalid or has expired.',
  noSession: 'Session not found',
  confirmDeletion: `Please type ${DELETION_CONFIRMATION} to confirm.`,
} as const
