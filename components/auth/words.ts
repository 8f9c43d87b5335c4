/** What is said when a way in does not open: the first for a refusal without words, the second for no answer (0 §8, D-40). */
export const words = {
  login: { refused: 'Login failed. Please try again.', lost: 'An error occurred during login.' },
  otpSend: { refused: 'Failed to send OTP.', lost: 'An error occurred while sending OTP.' },
  otpVerify: { refused: 'Invalid OTP.', lost: 'An error occurred. Please try again.' },
  guestSignup: { refused: 'Signup failed', lost: 'Signup request failed.' },
  guestOtp: { refused: 'OTP sending failed', lost: 'OTP request failed.' },
  accountSignup: { refused: 'Signup failed.', lost: 'Error during signup.' },
  /** After a signup the agency's own reason says nothing that helps: the refusal is always this one. */
  automaticLogin: { refused: 'Login failed after signup.', lost: 'Error during automatic login.' },
  other: { refused: 'That did not work. Please try again.', lost: 'An error occurred. Please try again.' },
} as const
