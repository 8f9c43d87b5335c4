import type { FormDefinition } from '../define-form'
import {
  changeEmailForm,
  changeGuestEmailForm,
  changePasswordForm,
  confirmEmailForm,
  deleteAccountForm,
  deleteGuestForm,
  endSessionsForm,
  firstPasswordForm,
  preferencesForm,
  profileForm,
} from './account'
import { confirmListingForm, confirmOwnListingForm } from './confirm-listing'
import { contactForm } from './contact'
import { dataComplaintForm } from './data-complaint'
import { loginForm, otpRequestForm, otpVerifyForm } from './login'
import { logoutForm } from './logout'
import { subscribeForm, unsubscribeForm } from './newsletter'
import {
  answerLetRequestForm,
  answerOfferForm,
  makeOfferForm,
  priceOfferForm,
  requestLeaseForm,
  requestLetForm,
} from './offers'
import {
  agreeToOrderForm,
  cancelOrderForm,
  confirmInSandboxForm,
  payInSandboxForm,
  paymentRecordForms,
  payOrderForm,
} from './payments'
import { forgottenPasswordForm, resetPasswordForm } from './password-reset'
import { reportProblemForm } from './report-problem'
import { buyerConveyancerForm, milestoneForm, sellerConveyancerForm } from './sales'
import {
  addressForm,
  certificateForm,
  descriptionForm,
  factsForms,
  homeForm,
  marketForm,
  newHomeForm,
  orderChoiceForm,
  ownersForm,
  priceChangeForm,
  rentForm,
  reviewForm,
  salePriceForm,
} from './selling'
import { tenancyMilestoneForm } from './tenancies'
import {
  acceptInvitationForm,
  addSavedHomeForm,
  endSharingForm,
  noteSavedHomeForm,
  removeHiddenHomeForm,
  removeSavedHomeForm,
  shareInvitationForm,
  withdrawInvitationForm,
} from './saved-homes'
import {
  addSavedSearchForm,
  removeSavedSearchForm,
  searchSettingsForm,
  stopAlertsForm,
} from './saved-searches'
import { accountSignupForm, guestSignupForm } from './signup'
import { blockPersonForm, questionForms, replyForm, reportThreadForm, unblockPersonForm } from './threads'
import { valuationForm } from './valuation'
import {
  acceptViewingForm,
  arrangeLettingViewingForm,
  arrangeViewingForm,
  availabilityForm,
  cancelViewingForm,
  dayOffForm,
  declineViewingForm,
  rescheduleViewingForm,
  viewingFeedbackForm,
} from './viewings'

/** All forms of the site. A form must be listed here to be posted without JavaScript. */
export const forms: readonly FormDefinition[] = [
  contactForm,
  valuationForm,
  dataComplaintForm,
  reportProblemForm,
  loginForm,
  otpRequestForm,
  otpVerifyForm,
  guestSignupForm,
  accountSignupForm,
  logoutForm,
  forgottenPasswordForm,
  resetPasswordForm,
  subscribeForm,
  unsubscribeForm,
  confirmListingForm,
  confirmOwnListingForm,
  profileForm,
  preferencesForm,
  changePasswordForm,
  firstPasswordForm,
  changeEmailForm,
  changeGuestEmailForm,
  confirmEmailForm,
  deleteAccountForm,
  deleteGuestForm,
  endSessionsForm,
  ...Object.values(questionForms),
  replyForm,
  reportThreadForm,
  blockPersonForm,
  unblockPersonForm,
  makeOfferForm,
  requestLeaseForm,
  requestLetForm,
  buyerConveyancerForm,
  sellerConveyancerForm,
  milestoneForm,
  tenancyMilestoneForm,
  answerOfferForm,
  priceOfferForm,
  answerLetRequestForm,
  arrangeViewingForm,
  arrangeLettingViewingForm,
  acceptViewingForm,
  declineViewingForm,
  cancelViewingForm,
  rescheduleViewingForm,
  availabilityForm,
  dayOffForm,
  viewingFeedbackForm,
  ...Object.values(paymentRecordForms),
  agreeToOrderForm,
  payOrderForm,
  cancelOrderForm,
  payInSandboxForm,
  confirmInSandboxForm,
  newHomeForm,
  addressForm,
  homeForm,
  salePriceForm,
  rentForm,
  ...Object.values(factsForms),
  descriptionForm,
  ownersForm,
  reviewForm,
  orderChoiceForm,
  priceChangeForm,
  marketForm,
  certificateForm,
  addSavedHomeForm,
  noteSavedHomeForm,
  removeSavedHomeForm,
  removeHiddenHomeForm,
  shareInvitationForm,
  withdrawInvitationForm,
  endSharingForm,
  acceptInvitationForm,
  addSavedSearchForm,
  searchSettingsForm,
  removeSavedSearchForm,
  stopAlertsForm,
]

const formById = new Map<unknown, FormDefinition>(forms.map((form) => [form.id, form]))

/** Finds the form of a post by the values of its id field, of which there must be exactly one. */
export const findForm = (ids: readonly unknown[]): FormDefinition | undefined =>
  ids.length === 1 ? formById.get(ids[0]) : undefined
