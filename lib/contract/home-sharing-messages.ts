/** Kept apart from the schemas, so that a form can show a message without loading zod. */
export const homeSharingMessages = {
  email: 'Enter the email address of your partner, like name@example.com.',
  ownEmail: 'This is your own email address. Enter that of your partner.',
  unverified:
    'We write to somebody else in your name only once you have shown that your email address is yours: log in once by one-time password, and invite your partner then.',
  alreadySharing: 'You share your saved homes with somebody already. End that first.',
  inviterSharing: 'Whoever invited you shares their saved homes with somebody else by now.',
  accepted: 'Your partner has accepted the invitation already, so you share your saved homes now.',
  acceptedInvitation: 'You have accepted this invitation already, so you share your saved homes now.',
  invalidInvitation:
    'This invitation does not work any more, or it was sent to another email address than that of your account.',
} as const
