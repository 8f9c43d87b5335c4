import { BRAND_PLACEHOLDER } from '../../../lib/format/brand-name'
import type { SiteMetaRow } from '../rows'
import { createPageHead } from './page-head'
import { priceTexts } from '../../../lib/config/price-texts'

export const addBrand = (title: string): string => `${title} | ${BRAND_PLACEHOLDER}`

/** Titles, descriptions and social images of the pages that are not about one place. */
export const heads: readonly SiteMetaRow[] = [
  createPageHead(
    'home',
    `${BRAND_PLACEHOLDER}: sell or let your home online for a flat fee`,
    `Sell your home for ${priceTexts.sellPayNow} or let it from ${priceTexts.letFindTenant}. UK homes for sale and to let, with the facts that matter on every listing.`,
  ),
  createPageHead(
    'login',
    addBrand('Log in'),
    'Log in to see your listings, messages, viewings and offers, or create an account in a minute.',
  ),
  createPageHead(
    'find-a-property',
    addBrand('Find a property for sale'),
    'Search homes for sale across the UK by town, postcode, station or street, with prices, tenure and council tax on each.',
    'search',
  ),
  createPageHead(
    'find-a-letting',
    addBrand('Find a home to rent'),
    'Search homes to let across the UK. The rent and the deposit are shown before you enquire, and there are no tenant fees.',
    'rent',
  ),
  createPageHead(
    'commercial-property',
    addBrand('Commercial property for sale'),
    'Offices, shops, restaurants, garages and land for sale across the UK, with sizes and uses stated.',
    'commercial',
  ),
  createPageHead(
    'sell-your-property',
    addBrand('Sell your home for a flat fee'),
    `Sell online for ${priceTexts.sellPayNow} paid now, or ${priceTexts.sellOnCompletion} on completion: portals, viewings, offers in writing and the memorandum of sale.`,
    'sell',
  ),
  createPageHead(
    'let-your-property',
    addBrand(`Let your property from ${priceTexts.letFindTenant}`),
    `Find a tenant from ${priceTexts.letFindTenant}: listing, portals, enquiries and applications, within the rules of 2026.`,
    'let',
  ),
  createPageHead(
    'full-management',
    addBrand('Property management at 6.5% + VAT'),
    'Rent collected, repairs seen to and inspections every six months, for 6.5% plus VAT (7.8%) of the rent.',
    'let',
  ),
  createPageHead(
    'tenant-referencing-meta',
    addBrand('Tenant referencing for landlords'),
    `Credit, income, previous landlord and identity checks for ${priceTexts.referencing} per tenant, paid by the landlord, never by the tenant.`,
    'let',
  ),
  createPageHead(
    'conveyancing-meta',
    addBrand('Easy online conveyancing'),
    'Compare quotes from vetted solicitors, follow your case day and night, and cover your costs if the sale falls through.',
    'advice',
  ),
  createPageHead(
    'get-a-mortgage',
    addBrand('Get a mortgage: how much could you borrow?'),
    'See an illustration of what you might borrow and book a call with an adviser. Not advice; your home may be at risk.',
    'advice',
  ),
  createPageHead(
    'affordability-help',
    addBrand('Help with affordability'),
    'What lenders look at when they decide how much to lend, and how to get ready before you apply.',
    'advice',
  ),
  createPageHead(
    'commercial-finance-meta',
    addBrand('Commercial finance'),
    'Mortgages for investment and owner-occupied premises, portfolios and mixed use, from more than 100 lenders.',
    'commercial',
  ),
  createPageHead(
    'online-house-valuation',
    addBrand('Online house valuation'),
    'Find out what your home may be worth with a free online valuation, and how to check the figure.',
    'sell',
  ),
  createPageHead(
    'contact',
    addBrand('Contact us'),
    'Call, email or write to us. We answer on working days within one working day.',
  ),
  createPageHead(
    'about-us-meta',
    addBrand('About us'),
    'Who we are, how we work and what we charge: an online estate and lettings agency for the whole of the UK.',
  ),
  createPageHead(
    'recruitment',
    addBrand('Work with us'),
    'Current roles at our agency, from local property consultants to the people behind the site.',
  ),
  createPageHead(
    'refer-a-friend',
    addBrand('Refer a friend'),
    'Tell a friend who is selling or letting: you receive a £25 voucher when their listing goes live.',
  ),
  createPageHead(
    'complaints-procedure',
    addBrand('Complaints procedure'),
    'How to complain, what we do and by when, and how to take it to the ombudsman if we cannot settle it.',
  ),
  createPageHead(
    'fees',
    addBrand('Our fees, and what tenants pay'),
    'Every fee for sellers and landlords including VAT, every payment a tenant may be asked for in each UK nation, and who protects your money.',
  ),
  createPageHead(
    'reviews-policy',
    addBrand('Reviews policy'),
    'How we ask for reviews, check that they are genuine, publish good and bad alike, and what we do about fakes and incentives.',
  ),
  createPageHead(
    'cookie-policy',
    addBrand('Cookie policy'),
    'Every cookie and stored value this website uses, what it is for, how long it lasts, and how to refuse those that are not needed.',
  ),
  createPageHead(
    'data-protection-complaint',
    addBrand('Complain about your personal data'),
    'Tell us if you think that we have used your personal data wrongly. We acknowledge it within 30 days, look into it and tell you the outcome.',
  ),
  createPageHead(
    'site-map',
    addBrand('Site map'),
    'Every public page of this website in one list: homes, services, guides, places and legal pages.',
  ),
  createPageHead(
    'privacy-policy',
    addBrand('Privacy policy'),
    'What personal data we hold, why, for how long, whom we share it with and the rights you have.',
  ),
  createPageHead(
    'terms-and-conditions',
    addBrand('Terms and conditions'),
    'The terms on which the website may be used, for visitors, buyers, tenants, sellers and landlords.',
  ),
  createPageHead(
    'service-agreement',
    addBrand('Our terms: sales service agreement'),
    'What we do for a seller, what it costs, when it is payable and how to cancel within 14 days.',
  ),
  createPageHead(
    'lettings-service-agreement',
    addBrand('Lettings service agreement'),
    'What we do for a landlord, what it costs and how tenants’ money is protected.',
  ),
  createPageHead(
    'frequently-asked-questions-meta',
    addBrand('Questions about selling and buying'),
    'Fees, portals, viewings, offers, stamp duty and completion: short answers to what sellers and buyers ask.',
  ),
  createPageHead(
    'frequently-asked-questions-lettings-meta',
    addBrand('Questions about letting and renting'),
    'Deposits, rent in advance, notice and pets under the Renters’ Rights Act, in short answers.',
  ),
  createPageHead(
    'news',
    addBrand('News'),
    'What is new in the housing market, in the law and at our agency.',
  ),
  createPageHead(
    'guides',
    addBrand('Guides'),
    'Guides to selling, buying, letting and renting a home in the UK, kept up to date.',
  ),
  createPageHead(
    'estate-agents-meta',
    addBrand('Estate agents near you'),
    'Choose your county or city to see how we sell and let homes there, and for what fee.',
  ),
  createPageHead(
    'thank-you-subscriber',
    addBrand('Thank you for subscribing'),
    'You are on the list. Each email has a link to unsubscribe.',
  ),
  createPageHead(
    'forgotten-password',
    addBrand('Forgotten password'),
    'Ask for a link to set a new password. It works once, for one hour.',
  ),
]
