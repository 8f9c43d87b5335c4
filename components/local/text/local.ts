import { brand, managementFee } from '@/lib/config/brand'
import { assumedTerms, priceTexts } from '@/lib/config/price-texts'
import type { PageSection } from '@/lib/config/page-text'
import { claims } from '@/lib/config/claims'

/** The text below the title 'Expertise, now local.' */
export const localExplanation: PageSection = {
  heading: 'A full service at a fixed fee',
  html: `<p>Our online service leaves the viewings to you. The local service takes them off your hands, together with the photographs, the negotiating and the weeks between offer and keys. It costs <strong>${priceTexts.localSale} including VAT</strong>, however much your home sells for; the average high-street fee is taken as 1.42% including VAT. You pay on completion, and nothing if the home does not sell. It is at present available in the county of Essex alone.</p>
<p><small>The agreement is a sole agency for ${assumedTerms.localSoleAgency}; the <a href="/service-agreement">service agreement</a> says what that means.</small></p>`,
}

/** The six steps, in order (LOCAL-02). */
export const sixLocalSteps: readonly PageSection[] = [
  {
    heading: 'Free valuation',
    html: `<p>A visit, an hour of your time, and a written valuation with the sales it rests on.</p>`,
  },
  {
    heading: 'Choose package',
    html: `<p>Sale or letting. The fee and what it includes are in writing before you sign, and you have 14 days to change your mind.</p>`,
  },
  {
    heading: 'Launch listing',
    html: `<p>${claims.localPictures} With every fact a buyer should have, the listing then goes to the major portals.</p>`,
  },
  {
    heading: 'Viewings',
    html: `<p>We host them, as many as it takes, evenings and Saturdays included, and send you what was said.</p>`,
  },
  {
    heading: 'Sell or let',
    html: `<p>Offers in writing, buyers’ funds checked, tenants referenced. You decide.</p>`,
  },
  {
    heading: 'Completion',
    html: `<p>${claims.localAfterMemorandum} A letting is ours until the tenant has moved in.</p>`,
  },
]

/** The eleven services of the sale package (LOCAL-09). */
export const saleServices: readonly string[] = [
  'Anti-money-laundering check',
  'Valuation report',
  'Dedicated estate agent',
  'Listing on major portals',
  'Photography',
  'Floorplan',
  'Virtual tour',
  'Unlimited hosted viewings',
  'Buyer verification',
  'Memorandum of sale',
  'Sales progression',
]

/** The eleven services of the letting package (LOCAL-10). */
export const lettingServices: readonly string[] = [
  'Anti-money-laundering check',
  'Valuation report',
  'Dedicated letting agent',
  'Portal listing',
  'Photography',
  'Floorplan',
  'Unlimited hosted viewings',
  'Tenant referencing',
  'Tenancy agreement',
  'Deposit registration',
  'Rent collection',
]

export const localManagement: PageSection = {
  heading: 'Property management',
  html: `<p>${priceTexts.management}, out of rent received. This includes repairs up to the emergency limit, inspections every ${managementFee.inspectionMonths} months and a calendar of safety checks.</p>`,
}

/** The towns of the Essex service, in the order of LOCAL-15. */
export const essexPlaces: readonly string[] = [
  'Chelmsford',
  'Colchester',
  'Southend-on-Sea',
  'Basildon',
  'Harlow',
  'Brentwood',
  'Braintree',
  'Clacton-on-Sea',
  'Rayleigh',
  'Grays',
  'Wickford',
  'Loughton',
  'Witham',
  'Maldon',
  'Saffron Walden',
  'Epping',
  'Rochford',
  'Harwich',
  'Canvey Island',
  'Halstead',
]

/** The card of the local expert (LOCAL-14). It names no person, because the demonstration has no such person. */
export const essexExpert = {
  title: 'Essex experts',
  html: `<p>Our local team values homes, shows them to buyers and follows the sale. Ring ${brand.phone} or ask for a visit; you learn who is coming when we confirm the time.</p>`,
}
