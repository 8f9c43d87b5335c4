import { brand } from '../../../../lib/config/brand'
import { assumedTerms, priceTexts } from '../../../../lib/config/price-texts'
import type { Question } from '../../../../lib/config/page-text'
import { claims, referralFees } from '../../../../lib/config/claims'

/**
 * The questions of sellers and buyers, with figures of autumn 2026, stored as the site meta
 * `frequently-asked-questions-contents` (STATIC-05, STATIC-06, D-95).
 */
export const salesFaqIntro = `<p>If your question is not here, <a href="/contact/">ask us</a>. Landlords and tenants have <a href="/frequently-asked-questions-lettings">a page of their own</a>.</p>`

export const salesQuestions: readonly Question[] = [
  {
    question: 'How much does it cost to sell with you?',
    answer: `<p>${priceTexts.sellPayNow} if you pay when you list, or ${priceTexts.sellOnCompletion} if the home is sold and nothing if it is not. VAT and the anti-money-laundering check are in both. A listing on this website alone is ${priceTexts.sellHereOnly}, and nothing more when the home sells. In Essex there is a full local service for ${priceTexts.localSale} including VAT.</p>`,
  },
  {
    question: 'What exactly do I owe if it does not sell?',
    answer: `<p>On <em>pay on completion</em>, nothing. On <em>pay now</em>, we do not refund the ${priceTexts.sellPayNow} after the 14 days in which you may cancel, because it pays for the marketing.</p>`,
  },
  {
    question: 'When is the completion fee due, and is it a loan?',
    answer: `<p>It falls due on completion of a sale to a buyer we introduced, and is to be paid within ${assumedTerms.feeDue}, usually by your conveyancer out of the proceeds. It is not a loan. There is no credit agreement and no interest, and the fee never falls due if the home is not sold.</p>`,
  },
  {
    question: 'Can I change my mind?',
    answer: `<p>Yes. You have 14 days to cancel, without a reason. If you asked us to start within that time, you pay for what has been done so far. See section 8 of the <a href="/service-agreement">service agreement</a>, which has a form.</p>`,
  },
  {
    question: 'Which portals will my home be on?',
    answer: `<p>The ones named in your order, for ${assumedTerms.portalTerm}, and this website until the home is sold. You can renew a portal listing at the price shown to you then. It does not renew by itself unless you have chosen a subscription.</p>`,
  },
  {
    question: 'How long does it take to list?',
    answer: `<p>${claims.listingTime} ${claims.goingLive}</p>`,
  },
  {
    question: 'Are photographs and a floor plan included?',
    answer: `<p>${claims.flatFeePictures} On the local service they are included. ${claims.localPictures}</p>`,
  },
  {
    question: 'Who follows the sale after an offer?',
    answer: `<p><strong>On the flat-fee service:</strong> ${claims.flatFeeAfterMemorandum}</p><p><strong>On the local service:</strong> ${claims.localAfterMemorandum}</p>`,
  },
  {
    question: 'Who shows people round?',
    answer: `<p>You do, on the flat-fee service. We do, on the local service. Our <a href="/guides/viewings/">guide to viewings</a> was written for owners.</p>`,
  },
  {
    question: 'What do I need before the listing can go live?',
    answer: `<p>Every owner’s identity checked, an energy certificate or proof that one has been ordered, a price, the tenure, the council tax band, and for leasehold the years remaining, ground rent and service charge.</p>`,
  },
  {
    question: 'Why do you need my passport?',
    answer: `<p>The money-laundering regulations require us to check the identity of sellers before we act, and of buyers once an offer is accepted. The check runs through a secure service. Please never send documents by email.</p>`,
  },
  {
    question: 'Can I use another agent at the same time?',
    answer: `<p>Yes. Our flat-fee agreement is not a sole agency. Check the other agent’s agreement, so that you do not owe two fees for one sale. The local service is a sole agency for ${assumedTerms.localSoleAgency}.</p>`,
  },
  {
    question: 'How do offers reach me?',
    answer: `<p>${claims.offers} We include what we know of the buyer’s position. You can accept, decline or make a counter-offer. Nothing binds either of you in England and Wales until contracts are exchanged.</p>`,
  },
  {
    question: 'Will you try to sell me a mortgage or a solicitor?',
    answer: `<p>We can introduce you to both. When your case completes, our conveyancing partner pays us ${referralFees.conveyancing}, and the broker ${referralFees.mortgage}. We treat no offer differently because somebody said no to an introduction.</p>`,
  },
  {
    question: 'Can I edit my listing once it is live?',
    answer: `<p>Yes: text, pictures, price and facts. Changes to the price are shown with their date.</p>`,
  },
  {
    question: 'How do I take it off the market?',
    answer: `<p>Withdraw it at any time, without a charge. It disappears from our site at once and from the portals as soon as they next take our data.</p>`,
  },
  {
    question: 'How much is stamp duty?',
    answer: `<p>In England and Northern Ireland: nothing up to £125,000, 2% from there to £250,000, 5% to £925,000, 10% to £1.5 million and 12% above. A £300,000 home costs £5,000. First-time buyers pay nothing up to £300,000 and 5% from there to £500,000, so £2,500 for a home at £350,000; above £500,000 they pay the ordinary rates on all of it. Five percentage points are added for a second home, and two for buyers who live abroad. Scotland has LBTT and Wales LTT, with bands of their own.</p>`,
  },
  {
    question: 'What do first-time buyers pay?',
    answer: `<p>In England and Northern Ireland nothing up to £300,000, and 5% of the part between £300,000 and £500,000. For a price above £500,000 the ordinary rates apply to all of it.</p>`,
  },
  {
    question: 'How long does a sale take?',
    answer: `<p>Many take three to five months from offer to completion. Leasehold sales take longer, because the managing agent has to answer enquiries. The best way to save time is to have your papers ready when you list.</p>`,
  },
  {
    question: 'Is it free for buyers?',
    answer: `<p>Yes. Buyers pay us nothing to view, to make an offer or for the identity check.</p>`,
  },
  {
    question: 'How do I book a viewing?',
    answer: `<p>Open the home, choose <em>Arrange viewing</em> and suggest times. You need an account or a guest account, so that the owner knows who is coming. You cannot book a viewing of a home that is sold subject to contract.</p>`,
  },
  {
    question: 'What does “Not yet provided – ask” mean?',
    answer: `<p>It means that nobody has given us that fact. We would rather say so than guess. Use <em>Ask a question</em>. ${claims.questionToOwner} It can then be added to the page for everyone.</p>`,
  },
  {
    question: 'Do you sell in Scotland, Wales and Northern Ireland?',
    answer: `<p>Yes, throughout the UK. In Scotland you need a Home Report before marketing and a solicitor to receive offers. Listings show the tax and the rules of the nation the home is in.</p>`,
  },
  {
    question: 'How do I complain?',
    answer: `<p>Follow the <a href="/complaints-procedure">complaints procedure</a>. You will hear from us within 3 working days, and can go to ${brand.redress.name} if we do not settle it.</p>`,
  },
]
