import { priceTexts } from '@/lib/config/price-texts'
import { SAMPLE_NOTE, type PageSection, type Question, type SampleTestimonial } from '@/lib/config/page-text'

/** Refer a friend (STATIC-21 … STATIC-25). The button leads to brand.links.referral in a new tab. */
export const referralIntro = `<p>Know somebody who is about to sell or let? Tell them about us. When their listing goes live, you receive a <strong>${priceTexts.voucher} retail gift voucher</strong>. There is no limit on the number of friends you may refer.</p>`

export const referralSteps: readonly PageSection[] = [
  {
    heading: 'Refer',
    html: `<p>Press the button and give your own details. The programme’s page opens in a new tab and gives you a link of your own.</p>`,
  },
  {
    heading: 'They list',
    html: `<p>Send the link to your friend. They order through it and pay the ordinary price, neither more nor less.</p>`,
  },
  { heading: 'You receive', html: `<p>When their listing goes live we send you the voucher by email.</p>` },
]

/** Terms, as questions (STATIC-22, STATIC-24). */
export const referralQuestions: readonly Question[] = [
  {
    question: 'When do I get my voucher?',
    answer: `<p>The reward is issued when your friend’s listing goes live. If they asked us to wait for the end of their 14 days in which to cancel, that is when it goes live. The voucher follows by email within 14 days.</p>`,
  },
  {
    question: 'How many friends can I refer?',
    answer: `<p>As many as you like. There is one reward for each referral, even if your friend lists more than one home, or sells one and lets another.</p>`,
  },
  {
    question: 'Can I refer myself?',
    answer: `<p>No. A referral cannot be yourself, nor a co-owner of your property, nor somebody who ordered from us in the last 12 months.</p>`,
  },
  {
    question: 'Do I need to be a customer?',
    answer: `<p>No. You need to be 18 or over and live in the UK. Our staff and partner businesses cannot take part.</p>`,
  },
  {
    question: 'What if two people refer the same friend?',
    answer: `<p>The voucher goes to the one whose link was used for the order.</p>`,
  },
  {
    question: 'What kind of voucher is it?',
    answer: `<p>A retail gift voucher of ${priceTexts.voucher}, with a choice of shops on the programme’s page. It cannot be exchanged for cash. The issuer’s terms say until when it can be spent.</p>`,
  },
  {
    question: 'Should I tell my friend that I am rewarded?',
    answer: `<p>Yes, and the link says so. If you post it in public, mark it clearly as a referral that earns you a reward: advertising rules ask for it.</p>`,
  },
  {
    question: 'What happens to my friend’s details?',
    answer: `<p>We receive them from your friend, when they order, and not from you. Please do not enter anybody else’s email address without asking them.</p>`,
  },
  {
    question: 'Can the offer end?',
    answer: `<p>Yes, with notice on this page. Referrals made before then are honoured. We may refuse a reward obtained by deceit.</p>`,
  },
]

export const referralTestimonial: SampleTestimonial = {
  quote:
    'I sent the link to my sister on Sunday and she listed on Wednesday. The voucher bought the paint for her hall, which seemed fair.',
  customer: 'Seller of a flat, Leicester',
  note: SAMPLE_NOTE,
}
