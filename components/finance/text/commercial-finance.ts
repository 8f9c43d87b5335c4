import { referralFees } from '@/lib/config/claims'
import type { PageBody, PageSection } from '@/lib/config/page-text'

/** Commercial finance (COMM-01 … COMM-05). The comparison tool is brand.links.commercialComparison. */
export const commercialFinance = {
  intro: `<p>A bank has one opinion of a shop with two flats above it. Through our partner you have access to <strong>over 100 lenders</strong>, some of which lend on little else.</p>`,
  sections: [
    {
      heading: 'Investment mortgages',
      html: `<p>For property that you let to others: shops, offices, warehouses, blocks of flats, houses in multiple occupation. The lender looks first at the rent and the lease, at how long it has to run, how good the tenant is and what happens if the unit falls empty, and then at you. Loans are usually sized by how many times the rent covers the interest, and by a share of the value.</p><p>Bring: leases and rent schedule, three years’ accounts or a summary of your portfolio, the energy certificate, and a plan for the end of the loan.</p>`,
    },
    {
      heading: 'Owner-occupier mortgages',
      html: `<p>For premises that your own business uses. Here the business repays, so the lender reads its accounts: profit before interest and depreciation, what you draw, and how steady it is. Buying in place of renting fixes a cost and builds an asset. It also ties up cash that might earn more in the trade, so do the sum both ways.</p><p>Bring: two or three years’ accounts, management figures, a forecast, and the reason for the move.</p>`,
    },
    {
      heading: 'What it costs, and what is protected',
      html: `<p>Besides interest, expect an arrangement fee, a valuation, both sides’ legal fees, and perhaps an exit fee. Ask for all of them in pounds. VAT may be due on the price of commercial property.</p><p>Most commercial lending is <strong>not regulated</strong> by the Financial Conduct Authority, so the ombudsman and the compensation scheme may not be available to you. A loan secured on a home in which you or a close relative live may be regulated, and is dealt with by an authorised firm. Property given as security may be lost if repayments are not kept up.</p><p><small>We introduce, and do not advise. For a loan that completes our partner pays us ${referralFees.commercial}.</small></p>`,
    },
  ],
} satisfies PageBody

/** The list of services (COMM-05). */
export const commercialServices: readonly PageSection[] = [
  { heading: 'Investment mortgages', html: `<p>Let commercial property and residential blocks.</p>` },
  { heading: 'Owner-occupier mortgages', html: `<p>Premises for your own business.</p>` },
  {
    heading: 'Portfolio refinance',
    html: `<p>Several loans drawn into one, or released one by one, to suit a portfolio that has grown.</p>`,
  },
  {
    heading: 'Expat and foreign national lending',
    html: `<p>Lenders who accept income in other currencies and owners who live abroad.</p>`,
  },
  {
    heading: 'Mixed commercial and residential',
    html: `<p>A shop with a flat, a pub with rooms, a surgery with a house.</p>`,
  },
  {
    heading: 'Commercial premises with apartments',
    html: `<p>Larger buildings where flats stand above or behind trading space.</p>`,
  },
]
