import { brand } from '@/lib/config/brand'
import { routes } from '@/lib/config/routes'

export interface MenuItem {
  label: string
  href: string
  external?: boolean
}

export interface MenuGroup {
  title: string
  links: readonly MenuItem[]
}

const valuation: MenuItem = { label: 'Free online valuation', href: brand.links.valuation, external: true }

/** Menus of the header, grouped by task (HEADER-08, HEADER-11 … 14). */
export const headerGroups: readonly MenuGroup[] = [
  {
    title: 'Buy',
    links: [
      { label: 'Homes for sale', href: routes.buy },
      { label: 'Commercial property', href: routes.commercial },
      { label: 'Get a mortgage', href: routes.mortgage },
      { label: 'Buyer guides', href: routes.newsTag('buyer-guides') },
    ],
  },
  {
    title: 'Rent',
    links: [
      { label: 'Homes to rent', href: routes.rent },
      { label: 'Tenant guides', href: routes.newsTag('tenant-guides') },
    ],
  },
  {
    title: 'Sell',
    links: [
      { label: 'Sell your property', href: routes.sell },
      valuation,
      { label: 'Local experts', href: routes.local },
      { label: 'Seller guides', href: routes.newsTag('seller-guides') },
      { label: 'Selling questions', href: routes.faq },
    ],
  },
  {
    title: 'Landlords',
    links: [
      { label: 'Let your property', href: routes.let },
      { label: 'Property management', href: routes.propertyManagement },
      { label: 'Landlord guides', href: routes.newsTag('landlord-guides') },
      { label: 'Letting questions', href: routes.faqLettings },
    ],
  },
  {
    title: 'Help and advice',
    links: [
      { label: 'News', href: routes.news },
      { label: 'Guides', href: routes.guides },
      { label: 'Commercial finance', href: routes.commercialFinance },
      { label: 'About us', href: routes.about },
      { label: 'Contact us', href: routes.contact },
    ],
  },
]

/** Columns of the footer; together with the header's they are all links of HEADER-11 … 16 (D-168). */
export const footerGroups: readonly MenuGroup[] = [
  {
    title: 'Buy and rent',
    links: [
      { label: 'Homes for sale', href: routes.buy },
      { label: 'Homes to rent', href: routes.rent },
      { label: 'Commercial property', href: routes.commercial },
      { label: 'Get a mortgage', href: routes.mortgage },
      { label: 'Commercial finance', href: routes.commercialFinance },
    ],
  },
  {
    title: 'Sell and let',
    links: [
      { label: 'Sell your property', href: routes.sell },
      { label: 'Let your property', href: routes.let },
      { label: 'Property management', href: routes.propertyManagement },
      { label: 'Our fees', href: routes.fees },
      valuation,
      { label: 'Local experts', href: routes.local },
    ],
  },
  {
    title: 'Advice',
    links: [
      { label: 'News', href: routes.news },
      { label: 'Guides', href: routes.guides },
      { label: 'Seller guides', href: routes.newsTag('seller-guides') },
      { label: 'Landlord guides', href: routes.newsTag('landlord-guides') },
      { label: 'Buyer guides', href: routes.newsTag('buyer-guides') },
      { label: 'Tenant guides', href: routes.newsTag('tenant-guides') },
      { label: 'Selling questions', href: routes.faq },
      { label: 'Letting questions', href: routes.faqLettings },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About us', href: routes.about },
      { label: 'Contact us', href: routes.contact },
      { label: 'Refer a friend', href: routes.refer },
      { label: 'Terms and conditions', href: routes.terms },
      { label: 'Service agreement', href: routes.serviceAgreement },
      { label: 'Lettings service agreement', href: routes.lettingsServiceAgreement },
      { label: 'Complaints procedure', href: routes.complaints },
      { label: 'Reviews policy', href: routes.reviewsPolicy },
      { label: 'Privacy policy', href: routes.privacy },
      { label: 'Cookie policy', href: routes.cookiePolicy },
      { label: 'Complain about your data', href: routes.dataComplaint },
      { label: 'Site map', href: routes.siteMap },
    ],
  },
  {
    title: 'Estate agents in',
    links: ['Essex', 'Manchester', 'Leicestershire', 'Kent', 'Scotland', 'Devon']
      .map((name) => ({ label: name, href: routes.estateAgents(name.toLowerCase()) }))
      .concat({ label: 'All areas', href: routes.estateAgentsIndex }),
  },
]
