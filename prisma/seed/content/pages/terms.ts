import { brand } from '../../../../lib/config/brand'
import type { PageBody } from '../../../../lib/config/page-text'
import { BRAND_PLACEHOLDER } from '../../../../lib/format/brand-name'
import { AT_ONCE_WITHIN_ONE_WORKING_DAY } from '../../../../lib/config/claims'

/** Terms of use of the website, which the seed stores as the site meta `terms-and-conditions-contents` (STATIC-17). */
export const termsAndConditions: PageBody = {
  intro: `<p>These terms are for everyone who uses this website. If you sell or let through us, the <a href="/service-agreement">service agreement</a> or the <a href="/lettings-service-agreement">lettings service agreement</a> applies as well, and comes first where they differ. Nothing here takes away rights that you have by law as a consumer.</p>`,
  sections: [
    {
      heading: '1. Who we are',
      html: `<p>The website is run by ${brand.legalName}, trading as ${BRAND_PLACEHOLDER}, registered in ${brand.registeredIn} with number ${brand.companyNumber}, registered office ${brand.registeredOffice}, VAT number ${brand.vatNumber}. Write to <a href="mailto:${brand.email}">${brand.email}</a> or telephone ${brand.phone}. We belong to ${brand.redress.name} and ${brand.clientMoneyProtection.name}, and are supervised by HM Revenue &amp; Customs for the prevention of money laundering.</p>`,
    },
    {
      heading: '2. Using the website',
      html: `<p>You may look at, print and share pages for your own use, including to choose, buy, sell, rent or let a home. You may not copy listings or pictures in bulk, put them on another site, test our security without asking, or use the website to mislead or harass anyone. We may slow down or block traffic that endangers the service for others.</p>`,
    },
    {
      heading: '3. Accounts',
      html: `<p>You need to be 18 or over. Keep your password and one-time passwords to yourself, and tell us at once if you think that somebody else has used them. You can close your account at any time. We may suspend an account that is being used for fraud or against these terms, and will tell you why unless the law forbids it.</p>`,
    },
    {
      heading: '4. Listings and facts',
      html: `<p>Owners and agents supply the facts in listings. We check what can be checked against public registers, show where each fact came from and when, and correct mistakes when we learn of them. A listing is not a survey, a valuation or a contract. Measurements and plans are a guide: measure before you order anything. Before you commit money, have a conveyancer and a surveyor confirm what matters to you. This does not limit our liability for what we ourselves state wrongly or leave out.</p>`,
    },
    {
      heading: '5. Enquiries, viewings and offers',
      html: `<p>We pass questions, requests for viewings and offers to the owner ${AT_ONCE_WITHIN_ONE_WORKING_DAY}, and send you the answer. Give truthful information about your position and funds. An offer made through the website is subject to contract in England, Wales and Northern Ireland, and is an expression of interest, not a formal offer, in Scotland, where a solicitor makes offers. Owners are free to refuse. For homes to let in England nobody may invite, encourage or accept more than the advertised rent, and no application through this website can carry more.</p>`,
    },
    {
      heading: '6. Tenants’ payments',
      html: `<p>We do not ask for money before a viewing. A tenant can be asked only for the payments that the law of the nation permits, listed on our <a href="/fees">fees page</a>. A payment that turns out not to be permitted will be refunded at once.</p>`,
    },
    {
      heading: '7. Calculators and estimates',
      html: `<p>Calculators for savings, borrowing and tax are illustrations from the figures you enter and the assumptions printed beside them. They are not advice, and no lender or authority is bound by them. We are not a lender. Where we introduce you to a broker, its name and authorisation are shown on its booking page before you give any details.</p>`,
    },
    {
      heading: '8. Your content',
      html: `<p>What you upload stays yours. You allow us, and the portals on which we advertise, to show it for as long as the listing or review is up, and to keep a copy as a record of what was published. You promise that you have the right to it, that it is true, and that it shows nobody who would object.</p>`,
    },
    {
      heading: '9. Links and introductions',
      html: `<p>Some links lead to firms and services that are not ours. If we are paid for an introduction, we say so, with the amount, before you follow it. You need not use any of them, and no offer is treated differently because you do not.</p>`,
    },
    {
      heading: '10. Availability',
      html: `<p>We try to keep the website running at all hours, but cannot promise that it will. If we need to take it down for maintenance, we do so at night where possible. Where you have paid for a service that an outage prevents us from giving, we give it later or refund what it was worth.</p>`,
    },
    {
      heading: '11. Our responsibility',
      html: `<p>Nothing limits liability for death or personal injury caused by negligence, for fraud, or for anything else that the law does not allow us to limit. Otherwise we are responsible for loss that was a foreseeable result of our breaking these terms or failing to use reasonable care. We are not responsible for loss that neither of us could have foreseen, nor, where you use the website in the course of business, for loss of profit.</p>`,
    },
    {
      heading: '12. Reviews',
      html: `<p>Our <a href="/reviews-policy">reviews policy</a> says how reviews are collected, checked and shown.</p>`,
    },
    {
      heading: '13. Privacy and cookies',
      html: `<p>See the <a href="/privacy-policy">privacy policy</a> and the <a href="/cookie-policy">cookie policy</a>.</p>`,
    },
    {
      heading: '14. Changes',
      html: `<p>We may change these terms for the future. The date at the end tells you when we last did. A change does not affect an order or agreement that you made before it.</p>`,
    },
    {
      heading: '15. Complaints, law and courts',
      html: `<p>Our <a href="/complaints-procedure">complaints procedure</a> leads to ${brand.redress.name}. The law of England and Wales applies. If you live in Scotland or Northern Ireland, you may also bring a claim in your own courts and keep the protection of their mandatory rules.</p><p><small>Last changed on 22 November 2026.</small></p>`,
    },
  ],
}
