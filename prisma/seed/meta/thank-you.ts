import type { SiteMetaRow } from '../rows'

const NEXT_STEPS_HTML =
  '<p>What happens next stands <a href="/my-account/welcome">in your account</a>. If you change your mind within 14 days, cancel the order there.</p>'

/** Creates the messages of the order success page, which the call for order details returns (API-33). */
export const createThankYouMessages = (product: string): SiteMetaRow[] => [
  {
    attr: 'pay_now_thank_you_html',
    val: `<p>Thank you. Your payment has been received, and we are checking your listing before it goes live.</p>${NEXT_STEPS_HTML}`,
  },
  {
    attr: 'pay_now_bundle_thank_you_html',
    val: `<p>Thank you. Your payment has been received, for the listing and the extra that you chose. We are checking your listing, and will write to you about the extra.</p>${NEXT_STEPS_HTML}`,
  },
  {
    attr: 'poc_thank_you_html',
    val: `<p>Thank you. There is nothing to pay now: the fee is due once your sale completes. We are checking your listing before it goes live.</p>${NEXT_STEPS_HTML}`,
  },
  {
    attr: `${product}_only_thank_you_html`,
    val: `<p>Thank you. There is nothing to pay, also when your home sells. We are checking your listing before it goes live on this website.</p>${NEXT_STEPS_HTML}`,
  },
  {
    attr: 'payment_thank_you_html',
    val: '<p>Thank you. Your payment has been received, and your home is on the market.</p>',
  },
  {
    attr: 'changes_thank_you_html',
    val: '<p>Thank you. Your changes are saved, and your home is on the market.</p>',
  },
]
