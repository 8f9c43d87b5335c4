import { brand } from '@/lib/config/brand'
import { assumed, figures } from '@/lib/config/figures'
import { SAMPLE_NOTE, type PageSection, type PageBody, type SampleTestimonial } from '@/lib/config/page-text'

/** Commercial finance (COMM-01 … COMM-05). The comparison tool is brand.links.commercialComparison. */
export const commercialFinance: PageBody = {
  intro: `<p>A bank has one opinion of a shop with two flats above it. Through our partner you have access to <strong>over 100 lenders</strong>, some of which lend on little else.</p>`,
  sections: [
    { heading: 'Investment mortgages', html: `<p>For property that you let to others: shops, offices, warehouses, blocks of flats, houses in multiple occupation. The lender looks first at the rent and the lease, at how long it has to run, how good the tenant is and what happens if the unit falls empty, and then at you. Loans are usually sized by how many times the rent covers the interest, and by a share of the value.</p><p>Bring: leases and rent schedule, three years’ accounts or a summary of your portfolio, the energy certificate, and a plan for the end of the loan.</p>` },
    { heading: 'Owner-occupier mortgages', html: `<p>For premises that your own business uses. Here the business repays, so the lender reads its accounts: profit before interest and depreciation, what you draw, and how steady it is. Buying in place of renting fixes a cost and builds an asset. It also ties up cash that might earn more in the trade, so do the sum both ways.</p><p>Bring: two or three years’ accounts, management figures, a forecast, and the reason for the move.</p>` },
    { heading: 'What it costs, and what is protected', html: `<p>Besides interest, expect an arrangement fee, a valuation, both sides’ legal fees, and perhaps an exit fee. Ask for all of them in pounds. VAT may be due on the price of commercial property.</p><p>Most commercial lending is <strong>not regulated</strong> by the Financial Conduct Authority, so the ombudsman and the compensation scheme may not be available to you. A loan secured on a home in which you or a close relative live may be regulated, and is dealt with by an authorised firm. Property given as security may be lost if repayments are not kept up.</p><p><small>We introduce, and do not advise. For a loan that completes our partner pays us ${assumed.referral.commercial}; the exact amount is stated before you apply.</small></p>` },
  ],
}

/** The list of services (COMM-05). */
export const commercialServices: readonly PageSection[] = [
  { heading: 'Investment mortgages', html: `<p>Let commercial property and residential blocks.</p>` },
  { heading: 'Owner-occupier mortgages', html: `<p>Premises for your own business.</p>` },
  { heading: 'Portfolio refinance', html: `<p>Several loans drawn into one, or released one by one, to suit a portfolio that has grown.</p>` },
  { heading: 'Expat and foreign national lending', html: `<p>Lenders who accept income in other currencies and owners who live abroad.</p>` },
  { heading: 'Mixed commercial and residential', html: `<p>A shop with a flat, a pub with rooms, a surgery with a house.</p>` },
  { heading: 'Commercial premises with apartments', html: `<p>Larger buildings where flats stand above or behind trading space.</p>` },
]

/** Get a mortgage (MORT-04 … MORT-08). The booking link is brand.links.calendar. */
export const mortgage: PageBody = {
  intro: `<p>Two sliders give you a first idea. A conversation gives you a figure that you can put in an offer.</p>`,
  sections: [
    { heading: 'How the range is worked out', html: `<p>4.5 to 6 times household income, plus your deposit at each end. At an income of £50,000 and a deposit of £50,000 that is £275,000 to £350,000. Few people can borrow at the upper end: lenders look at outgoings, other debts, age, the kind of work and the kind of home, and some stop well below it. It is an illustration, not advice and not an offer.</p>` },
    { heading: 'A broker with over 12 years of experience', html: `<p>Our broker partner has over 12 years of experience and looks across the market, including lenders that deal only through brokers. You get one adviser from the agreement in principle to the keys, who fills in the forms, answers the lender’s questions and talks to your conveyancer.</p>` },
    { heading: `${figures.mortgageDiscount} off advice for our clients`, html: `<p>Clients referred by ${brand.name} receive ${figures.mortgageDiscount} off the broker’s fee for mortgage advice. The fee itself, and when it is due, is stated in writing before you decide. We receive ${assumed.referral.mortgage} from the broker for a mortgage that completes; this is said again, with the exact sum, before you book.</p>` },
    { heading: 'What to have ready', html: `<ul><li>Three months of payslips and bank statements, or two years’ tax calculations if self-employed.</li><li>Proof of the deposit and where it comes from.</li><li>A list of loans, cards and regular commitments.</li><li>Photo identification and proof of address.</li></ul>` },
    { heading: 'Coming to the end of a fixed rate?', html: `<p>Start about six months before. Many lenders will reserve a rate that you can still give up if a better one appears. A transfer with the same lender is quick. A comparison takes an hour, and costs you nothing to make.</p>` },
    { heading: 'Important', html: `<p><strong>Your home may be repossessed if you do not keep up repayments on your mortgage.</strong></p><p>${brand.legalName} introduces clients to a mortgage broker and does not give mortgage advice. The broker’s name and its number on the register of the Financial Conduct Authority are shown on the booking page before you give any details. Check them at register.fca.org.uk.</p>` },
  ],
}

export const mortgageTestimonials: readonly SampleTestimonial[] = [
  { words: 'Two lenders had said no because I freelance. The third took my accountant’s letter, and we moved in September.', who: 'First-time buyer, Chelmsford', note: SAMPLE_NOTE },
  { words: 'She told us not to fix for ten years and why. Nobody else had asked how long we meant to stay.', who: 'Couple moving home, Maidstone', note: SAMPLE_NOTE },
  { words: 'The agreement in principle was in my inbox by lunch, and the seller took our offer that evening.', who: 'Buyer of a terraced house, Exeter', note: SAMPLE_NOTE },
]
