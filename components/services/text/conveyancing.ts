import { priceTexts } from '@/lib/config/price-texts'
import type { PageSection } from '@/lib/config/page-text'
import { referralFees } from '@/lib/config/claims'

/** Conveyancing (STATIC-43 … STATIC-51). The quote button leads to brand.links.conveyancingQuote. */
export const conveyancingIntro = `<p>Over 30 percent of property transactions fall through. A good conveyancer cannot prevent every one of those, yet can prevent the ones that die of slowness. Our partner runs a marketplace in which vetted firms compete for your case, and you see where it stands at any hour.</p>`

export const conveyancingSpecialists: PageSection = {
  heading: 'Conveyancing Specialists',
  html: `<p>The firms on the panel do residential conveyancing every day. Each is regulated by the Solicitors Regulation Authority or the Council for Licensed Conveyancers and acts in England and Wales (a home in Scotland or Northern Ireland needs a solicitor of that nation), insured, and checked before it joins: complaints, turn-round times, membership of lenders’ panels. You compare their quotations side by side, with disbursements and VAT shown, and choose one yourself.</p>`,
}

export const conveyancingStart: PageSection = {
  heading: 'Start Your Online Property Journey Today',
  html: `<p>A quotation takes a few minutes and commits you to nothing. If you are selling, instruct early: the contract pack can be ready before your buyer is. If you are buying, have a name to put in your offer.</p>
<p><small>When a case that we introduced completes, our partner pays us ${referralFees.conveyancing}. You may use any conveyancer you like, and no offer is treated differently because of your choice.</small></p>`,
}

/** 'The easy way to find a conveyancing solicitor': five numbered benefits, 4 and 5 for buyers (STATIC-46). */
export const conveyancingBenefits: readonly PageSection[] = [
  {
    heading: 'Compare quotes in one place',
    html: `<p>One form, several fixed quotations, with every extra named. No telephone calls unless you ask for one.</p>`,
  },
  {
    heading: 'Vetted solicitors, followed 24/7',
    html: `<p>Only checked and insured firms. Progress tracking and messaging work day and night, so you can see whose turn it is without ringing anybody.</p>`,
  },
  {
    heading: 'UK-based support',
    html: `<p>People in the UK who know the process, for the question that does not fit a form.</p>`,
  },
  {
    heading: 'Extra for buyers: a personal concierge',
    html: `<p>One named person who follows your purchase from instruction to keys, chases whoever needs chasing and explains what a document means.</p>`,
  },
  {
    heading: 'Extra for buyers: free completion insurance',
    html: `<p>If the purchase falls through for a reason that the policy covers, it repays up to ${priceTexts.completionInsurance} of what you have spent on legal work, survey and lender’s fees. Exclusions and time limits are in the policy summary; read it before you rely on it.</p>`,
  },
]

/** The closing section on Essex (STATIC-47). */
export const conveyancingEssex: PageSection = {
  heading: 'Selling or letting in Essex?',
  html: `<p>Our local team works with conveyancers near by every week, and knows which council’s searches come back quickly. <a href="/contact/">Contact us</a> about the local service, or begin online and <a href="/sell-your-property">sell</a> or <a href="/let-your-property">let</a> for a flat fee anywhere in the UK.</p>`,
}
