/** What is said once something is saved; the agency's own words are 'Success'. */
export const done = {
  profile: 'Your details are saved.',
  password: 'Your password is changed. Every other device is logged out.',
  preferences: 'Your choices are saved.',
} as const

/** The refusals of a new password that are about one of its fields (B-04, D-163). */
export const passwordRefusals = {
  'Current password is incorrect.': 'current_password',
  'Please choose a longer or less common password.': 'password',
  'Password and Confirm Password must match': 'confirm_password',
} as const
