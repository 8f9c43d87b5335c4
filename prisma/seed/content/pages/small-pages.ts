import { brand } from '../../../../lib/config/brand'
import type { PageHead, PageText } from '../../../../lib/config/page-text'

/** Pages with few words or none. */

/** Only its head is seen (STATIC-52, D-97). */
export const affordabilityHelpHead: PageHead = { title: `Affordability help | ${brand.name}`, description: 'Help with working out what you can afford to borrow, rent or buy: calculators, guides and a broker to speak to.' }

export const contactHead: PageHead = { title: `Contact us | ${brand.name}`, description: `Telephone, e-mail or write to us, or use the contact form. People answer, on working days, and say when they will do what they promise.` }

/** STATIC-37. */
export const thankYouSubscriber: PageText = {
  head: { title: `Thank you for subscribing | ${brand.name}`, description: 'You are on the list for our newsletter. What to expect, how often, and how to stop it.' },
  sections: [
    { heading: 'What happens now', html: `<p>Our newsletter comes about once a month: changes in the law, guides we have written, and homes worth a look. Every issue has a link that ends it at once. If nothing has arrived after a few weeks, look among the unwanted mail, and add ${brand.email} to your contacts.</p>` },
    { heading: 'Meanwhile', html: `<ul><li><a href="/find-a-property">Homes for sale</a> and <a href="/find-a-letting">homes to let</a></li><li><a href="/guides/">Guides</a> to buying, selling and renting</li><li><a href="/news/">News</a></li></ul>` },
  ],
}

export const newsHead: PageHead = { title: `Property news | ${brand.name}`, description: 'Changes in the law, taxes and the market for sellers, landlords, buyers and tenants in the UK, explained by people who work with them.' }
export const guidesHead: PageHead = { title: `Property guides | ${brand.name}`, description: 'Step-by-step guides to selling, letting, buying and renting in England, Scotland, Wales and Northern Ireland, with current rules and rates.' }
export const estateAgentsHead: PageHead = { title: `Estate agents in your area | ${brand.name}`, description: 'Flat-fee estate agency throughout the UK: find your council area from A to Z, with homes, prices and what buyers ask there.' }
