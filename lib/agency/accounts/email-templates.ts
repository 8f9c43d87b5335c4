import { brand, portal, PORTAL_MONTHS } from '../../config/brand'
import { accountDeletion } from '../../config/claims'
import { paymentRoutes } from '../../config/payment-routes'
import { priceTexts } from '../../config/price-texts'
import { homeStepHref, listingHref, ownHomeHref, routes } from '../../config/routes'
import { brandName } from '../../config/env'
import { paymentMessages } from '../../contract/payment-messages'
import type { ListingKind } from '../../domain/listing-kind'
import { HIDE_AFTER_DAYS, SAY_UNCONFIRMED_AFTER_DAYS } from '../../domain/listing-confirmation'
import { formatLongDate } from '../../format/dates'
import { absoluteUrl, greet, type EmailTemplate, type EmailContent } from '../mail/wording'
import { LINK_SECONDS } from './links'
import { OTP_MINUTES } from './one-time-password'

const createUnsubscribeUrl = (key: string): string => absoluteUrl(routes.unsubscribe(key))
const createLoginUrl = (key: string): string => absoluteUrl(routes.automaticLogin(key))
const createResetUrl = (key: string): string => absoluteUrl(routes.resetPassword(key))

const ifNotYouParagraph = () =>
  `If this was not you, choose a new password at ${absoluteUrl(routes.forgottenPassword)} and tell us at ${brand.email}.`

const LOGIN_LINK_MINUTES = LINK_SECONDS.login / 60
const RESET_LINK_MINUTES = LINK_SECONDS.reset / 60
const EMAIL_LINK_HOURS = LINK_SECONDS.email / 3_600
/** A welcome mail is often read only the next day, so its login link is valid for longer than others. */
export const WELCOME_LINK_HOURS = 24

const newsletterParagraphs = (unsubscribeKey: string | null): string[] =>
  unsubscribeKey
    ? [
        `You also asked for our newsletter. You can unsubscribe with one click: ${createUnsubscribeUrl(unsubscribeKey)}`,
      ]
    : []

export const emailTemplates = {
  oneTimePassword: (firstName: string, code: string): EmailContent => ({
    subject: `Your One Time Password for ${brandName()}`,
    greeting: greet(firstName),
    paragraphs: [
      `Your One Time Password is ${code}`,
      `It works once, for ${OTP_MINUTES} minutes, in the browser where you asked for it.`,
      'Nobody at our agency will ever ask you for it. If you did not ask for it, you need do nothing.',
    ],
    hasSecret: true,
    sendWithinSeconds: OTP_MINUTES * 60,
  }),
  loginLink: (firstName: string, loginKey: string): EmailContent => ({
    subject: `Your login link for ${brandName()}`,
    greeting: greet(firstName),
    paragraphs: [
      'Somebody has entered wrong One Time Passwords for your account, so this time we are sending you a link instead.',
      `It logs you in once, within ${LOGIN_LINK_MINUTES} minutes. If you did not ask for it, you need do nothing.`,
    ],
    action: { label: 'Log in', url: createLoginUrl(loginKey) },
    hasSecret: true,
    sendWithinSeconds: LOGIN_LINK_MINUTES * 60,
  }),
  resetLink: (firstName: string, resetKey: string): EmailContent => ({
    subject: `Choose a new password for ${brandName()}`,
    greeting: greet(firstName),
    paragraphs: [
      'You asked for a new password. Choose it with the button below.',
      `The link works once, within ${RESET_LINK_MINUTES} minutes. If you did not ask for it, you need do nothing: your password stays as it is.`,
    ],
    action: { label: 'Choose a new password', url: createResetUrl(resetKey) },
    hasSecret: true,
    sendWithinSeconds: RESET_LINK_MINUTES * 60,
  }),
  passwordChanged: (firstName: string): EmailContent => ({
    subject: `Your password for ${brandName()} has been changed`,
    greeting: greet(firstName),
    paragraphs: [
      'The password of your account has just been changed, and every other device has been logged out.',
      ifNotYouParagraph(),
    ],
  }),
  passwordRemoved: (firstName: string): EmailContent => ({
    subject: `The password of your account at ${brandName()} no longer works`,
    greeting: greet(firstName),
    paragraphs: [
      'Somebody set a password before you confirmed this address. In case it was not you, that password no longer works, and devices that logged in with it have been logged out.',
      'You are logged in now. Set a password of your own in your account, or carry on with One Time Passwords.',
    ],
    action: { label: 'Set a password', url: absoluteUrl(routes.accountPassword) },
  }),
  emailChangeRequested: (firstName: string, newEmail: string): EmailContent => ({
    subject: `Your email address at ${brandName()} is about to change`,
    greeting: greet(firstName),
    paragraphs: [
      `Somebody who is logged in to your account wants ${newEmail} to be its email address. It changes as soon as the link that we sent there is opened, within ${EMAIL_LINK_HOURS} hours.`,
      ifNotYouParagraph(),
    ],
  }),
  confirmNewEmail: (firstName: string, emailKey: string): EmailContent => ({
    subject: `Confirm your new email address for ${brandName()}`,
    greeting: greet(firstName),
    paragraphs: [
      'You asked us to use this email address for your account. Confirm with the button below that it is yours; you may have to log in with your present address first.',
      `The link works once, within ${EMAIL_LINK_HOURS} hours. If you did not ask for it, you need do nothing: the address is not used.`,
    ],
    action: { label: 'Confirm this address', url: absoluteUrl(routes.confirmEmail(emailKey)) },
    hasSecret: true,
    sendWithinSeconds: LINK_SECONDS.email,
  }),
  /** The last message to the former address. */
  emailChanged: (firstName: string, newEmail: string): EmailContent => ({
    subject: `Your email address at ${brandName()} has been changed`,
    greeting: greet(firstName),
    paragraphs: [
      `The email address of your account is now ${newEmail}. You log in with it, and we write to it from now on.`,
      `If this was not you, tell us at once at ${brand.email} or ${brand.phone}, and we will give you your account back.`,
    ],
    deleteAfterSending: true,
  }),
  emailConfirmed: (firstName: string): EmailContent => ({
    subject: `This is now your email address at ${brandName()}`,
    greeting: greet(firstName),
    paragraphs: ['Your new email address is confirmed. You log in with it, and we write to it from now on.'],
    action: { label: 'Go to your account', url: absoluteUrl(routes.account) },
  }),
  newDevice: (firstName: string, device: string): EmailContent => ({
    subject: `A new login to your account at ${brandName()}`,
    greeting: greet(firstName),
    paragraphs: [
      `Somebody has just logged in to your account${device ? ` with ${device}` : ''}, on a device not used for your account before. If it was you, all is well.`,
      ifNotYouParagraph(),
      'You can switch these messages off in the settings of your account.',
    ],
  }),
  guestHint: (firstName: string): EmailContent => ({
    subject: `How to log in to ${brandName()}`,
    greeting: greet(firstName),
    paragraphs: [
      'Somebody has just tried to log in to your account with a password. You are registered as a guest, so your account has no password: choose ‘Login with a one time password’ on the login page, and we will send you a One Time Password.',
      'Once logged in you can set a permanent password. If it was not you, you do not need to do anything.',
    ],
    action: { label: 'Go to the login page', url: absoluteUrl(routes.login) },
  }),
  welcomeGuest: (firstName: string, unsubscribeKey: string | null): EmailContent => ({
    subject: `Welcome to ${brandName()}`,
    greeting: greet(firstName),
    paragraphs: [
      'You are registered as a guest. To log in, choose ‘Login with a one time password’; you can set a permanent password in your dashboard at any time.',
      ...newsletterParagraphs(unsubscribeKey),
      `If you did not register, tell us at ${brand.email}, and we will remove your address.`,
    ],
    action: { label: 'Log in', url: absoluteUrl(routes.login) },
  }),
  welcome: (
    firstName: string,
    { loginKey, unsubscribeKey }: { loginKey: string; unsubscribeKey: string | null },
  ): EmailContent => ({
    subject: `Welcome to ${brandName()}`,
    greeting: greet(firstName),
    paragraphs: [
      'Your account has been created. You can keep your details there, and follow your homes from the first picture to the keys.',
      `Please confirm that this is your address: the link below logs you in, once, within ${WELCOME_LINK_HOURS} hours. Open it in the browser in which you registered. In another browser you will be asked for a new password, in case somebody else set the present one.`,
      ...newsletterParagraphs(unsubscribeKey),
      `If you did not register, do not use the link: tell us at ${brand.email}, and we will remove your address.`,
    ],
    action: { label: 'Confirm that this is your address', url: createLoginUrl(loginKey) },
    hasSecret: true,
    sendWithinSeconds: WELCOME_LINK_HOURS * 3_600,
  }),
  newsletter: (name: string, unsubscribeKey: string): EmailContent => ({
    subject: `You are subscribed to the ${brandName()} newsletter`,
    greeting: greet(name),
    paragraphs: [
      'Thank you for subscribing to our newsletter. If you did not ask for it, or do not want it any more, you can unsubscribe with one click.',
    ],
    action: { label: 'Unsubscribe', url: createUnsubscribeUrl(unsubscribeKey) },
  }),
  userMessage: (firstName: string, title: string, text: string): EmailContent => ({
    subject: title,
    greeting: greet(firstName),
    paragraphs: [
      ...text.split('\n').filter(Boolean),
      'You can switch these messages off in the settings of your account.',
    ],
    action: { label: 'Go to your account', url: absoluteUrl(routes.account) },
  }),
  listingPublished: (
    firstName: string,
    {
      kind,
      id,
      slug,
      displayAddress,
    }: { kind: ListingKind; id: number; slug: string; displayAddress: string },
  ): EmailContent => ({
    subject: `Your home is on the market: ${displayAddress}`,
    greeting: greet(firstName),
    paragraphs: [
      `${displayAddress} can now be found ${kind === 'sale' ? 'for sale' : 'to let'} on ${brandName()}.`,
      `If something in its description is wrong, write to us at ${brand.email}.`,
    ],
    action: { label: 'See your listing', url: absoluteUrl(listingHref(kind, id, slug)) },
  }),
  listingWithdrawn: (
    firstName: string,
    {
      kind,
      id,
      displayAddress,
      isSubscribed,
    }: { kind: ListingKind; id: number; displayAddress: string; isSubscribed: boolean },
  ): EmailContent => ({
    subject: `Your home is off the market: ${displayAddress}`,
    greeting: greet(firstName),
    paragraphs: [
      `We have taken ${displayAddress} off the market, so it can no longer be found on ${brandName()}. Its offers, requests and viewings have ended.`,
      ...(isSubscribed
        ? [`${paymentMessages.subscriptionRunsOn} ${absoluteUrl(paymentRoutes.payments)}`]
        : []),
      `If you did not ask for this or want to know the reason, write to us at ${brand.email} or call ${brand.phone}.`,
    ],
    action: { label: 'See your home', url: absoluteUrl(ownHomeHref(kind, id)) },
  }),
  portalsEnd: (
    firstName: string,
    { kind, displayAddress, endsAt }: { kind: ListingKind; displayAddress: string; endsAt: Date },
  ): EmailContent => ({
    subject: `Your time on ${portal.name} ends on ${formatLongDate(endsAt)}: ${displayAddress}`,
    greeting: greet(firstName),
    paragraphs: [
      `${displayAddress} is on ${portal.name} until ${formatLongDate(endsAt)}. On ${brandName()} it stays on the market after that too.`,
      `If you would like to stay on ${portal.name}, ${PORTAL_MONTHS} more months cost ${kind === 'sale' ? priceTexts.portalRenewalSale : priceTexts.portalRenewalLet}, or ${priceTexts.portalSubscription} a month until you cancel, including VAT. Nothing renews unless you choose it.`,
    ],
    action: { label: 'See what you can choose', url: absoluteUrl(paymentRoutes.payments) },
  }),
  identityReferred: (
    firstName: string,
    { kind, id, displayAddress }: { kind: ListingKind; id: number; displayAddress: string },
    ownerName: string,
  ): EmailContent => ({
    subject: `We need more to check who owns ${displayAddress}`,
    greeting: greet(firstName),
    paragraphs: [
      `The law asks us to check every owner before a home is advertised, and what we have does not prove the identity of ${ownerName} yet.`,
      `Please look whether the name is written as on the title. Then hand it in again, or call us on ${brand.phone} and we say what else would do. Please send no passport or bank statement by email.`,
    ],
    action: { label: 'Look at the owners', url: absoluteUrl(homeStepHref(kind, id, 'owners')) },
  }),
  messageCopy: (firstName: string, message: string): EmailContent => ({
    subject: `What you sent to ${brandName()}`,
    greeting: greet(firstName),
    paragraphs: [
      'Your message has reached us. This is a copy for you to keep:',
      message,
      `If you did not send it, tell us at ${brand.email}.`,
    ],
  }),
  confirmListing: (
    firstName: string,
    {
      marketState,
      displayAddress,
      confirmedAt,
      key,
    }: { marketState: string; displayAddress: string; confirmedAt: Date; key: string },
  ): EmailContent => ({
    subject: `Is your home still ${marketState}? ${displayAddress}`,
    greeting: greet(firstName),
    paragraphs: [
      `${displayAddress} was last confirmed on ${formatLongDate(confirmedAt)}. Please tell us whether it is still ${marketState}: it takes two clicks.`,
      `Visitors are told when nobody has confirmed a listing for ${SAY_UNCONFIRMED_AFTER_DAYS} days, and after ${HIDE_AFTER_DAYS} days it leaves our search, and the portals, until you confirm it.`,
    ],
    action: { label: 'Answer', url: absoluteUrl(routes.confirmListing(key)) },
    hasSecret: true,
  }),
  buyerReferred: (
    firstName: string,
    { offerId, displayAddress }: { offerId: number; displayAddress: string },
    buyerName: string,
  ): EmailContent => ({
    subject: `We need more to check who buys ${displayAddress}`,
    greeting: greet(firstName),
    paragraphs: [
      `The law asks us to check every buyer before the memorandum of sale goes out, and what we have does not prove the identity of ${buyerName} yet.`,
      `Please look whether the name is written as on a passport or driving licence. Then send the details again, or call us on ${brand.phone} and we say what else would do. Please send no passport or bank statement by email.`,
    ],
    action: { label: 'Look at the names', url: absoluteUrl(routes.sale(offerId)) },
  }),
  accountDeleted: (
    firstName: string,
    { isEmailVerified, endedPayments }: { isEmailVerified: boolean; endedPayments: readonly string[] },
  ): EmailContent => ({
    subject: `Your account at ${brandName()} has been deleted`,
    greeting: greet(firstName),
    paragraphs: [
      isEmailVerified
        ? `Your account has been deleted, and with it ${accountDeletion.deletes.join('; ')}. Homes that were advertised have been withdrawn. We keep ${accountDeletion.keepsFiles}.`
        : `Your account has been deleted. You never confirmed this address, so somebody else may have registered it: the newsletter, contact messages and mail kept under the address itself have not been deleted. Write to us at ${brand.email} to have them deleted too.`,
      ...endedPayments,
      `This is the last message you get from us. If you did not ask for it, tell us at ${brand.email}.`,
    ],
    deleteAfterSending: true,
  }),
} satisfies Record<string, EmailTemplate>
