import { priceTexts } from '../../config/price-texts'
import { routes } from '../../config/routes'
import type { ChatLink } from '../../contract/chat'
import { readOwnerWish } from './home-request'

const valuationLink: ChatLink = { label: 'What is it worth?', path: routes.valuation }

const answers = {
  sale: {
    text: `You list your home here yourself: ${priceTexts.sellPayNow} paid now, or ${priceTexts.sellOnCompletion} when the sale completes, including VAT. Begin with the address; nothing is published before you approve it.`,
    links: [{ label: 'Sell your property', path: routes.sell }, valuationLink],
  },
  let: {
    text: `You list your home here yourself: finding a tenant costs ${priceTexts.letFindTenant} including VAT. Begin with the address; nothing is published before you approve it.`,
    links: [{ label: 'Let your property', path: routes.let }],
  },
  valuation: {
    text: 'Our estimate says what similar homes on the market with us ask. Most homes sell for a little less than they ask.',
    links: [valuationLink],
  },
}

/** Answers an owner who wants to sell or let a home, or to know its value, and asks nothing else about it. */
export function answerOwner(message: string): { text: string; links: ChatLink[] } | undefined {
  const wish = readOwnerWish(message)
  return wish && answers[wish]
}
