import type { ChatLink } from '../../contract/chat'
import { describeShare } from '../../domain/share-of-home'
import { isShareOfHome } from '../../domain/price-qualifier'
import { getPropertyTypeLabel, isCommercialType, isParkHome } from '../../domain/property-type'
import { findUsefulStations } from '../../domain/useful-stations'
import { formatFloorArea } from '../../format/area'
import { formatLongDate } from '../../format/dates'
import { formatMiles } from '../../format/distance'
import {
  formatExactPounds,
  formatRentPerMonth,
  formatRentPerWeek,
  formatRentPerYear,
  formatPounds,
} from '../../format/money'
import { getLandTax } from '../../tax/purchase-tax'
import { describeSaleDeposit } from './deposit-law'
import { findActionLinks, createPageLink, getNation, type ChatListing } from './listing'

/** A subject on which the chatbot can answer from a listing. Material facts are in fact-topics.ts. */
export interface Topic {
  /** The name in the log and in answers. The log contains nothing of the visitor's message. */
  name: string
  questionPattern: RegExp
  /** Whether a listing can have the topic; absent for a topic of every listing. */
  canApply?: (listing: ChatListing) => boolean
  /** @returns null if the listing does not hold the answer */
  answer: (listing: ChatListing) => { text: string; links?: ChatLink[] } | null
}

const citeListing = (text: string) => ({ text: `${text} From the listing.` })
const formatCount = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

export function describePrice(listing: ChatListing): string {
  if (listing.kind === 'let') {
    const rent = listing.new_price_pcm
    // Rents of business premises are compared by the year, and rents of homes by the week.
    const comparison = isCommercialType(listing.property_type)
      ? formatRentPerYear(rent)
      : formatRentPerWeek(rent)
    return `The rent is ${formatRentPerMonth(rent)} (${comparison}).`
  }
  const { price_options: qualifier, new_price: price } = listing
  if (qualifier === 'poa' || price <= 0) return 'The price is on application.'
  if (isShareOfHome(qualifier))
    return `The price is ${formatPounds(price)} ${describeShare(price, listing.share)}.`
  const terms = qualifier === 'price' || qualifier === '' ? '' : ` (${qualifier.replace(/[-_]+/g, ' ')})`
  return `The price is ${formatPounds(price)}${terms}.`
}

function describeRooms(listing: ChatListing): string | null {
  const { bedrooms, bathrooms, reception_rooms: receptions } = listing
  const isStudio = listing.property_type === 'studio-flat' && bedrooms === 0
  const rooms = [
    bedrooms > 0 ? formatCount(bedrooms, 'bedroom') : null,
    bathrooms > 0 ? formatCount(bathrooms, 'bathroom') : null,
    receptions ? formatCount(receptions, 'reception room') : null,
  ].filter((room) => room !== null)
  const sentences = [
    isStudio ? 'It is a studio flat, without a separate bedroom.' : null,
    rooms.length > 0 ? `It has ${rooms.join(', ')}.` : null,
  ].filter((sentence) => sentence !== null)
  return sentences.length > 0 ? sentences.join(' ') : null
}

/** Matches the words by which a message names the home that the conversation is about. */
const THIS_HOME = String.raw`(?:it|this|that|(?:the|this|that) (?:\w+ )?(?:home|house|flat|apartment|bungalow|cottage|maisonette|studio|property|place|land|plot|office|shop|garage))\b`
/** Excludes a purpose other than to buy or rent the home: 'How much is it to heat?' does not ask for the price. */
const NO_OTHER_PURPOSE = String.raw`(?! (?:cost )?to (?!buy\b|rent\b))`

/** 'How much do you charge?' asks for our fees, and 'How much was it sold for?' asks for another price. */
const PRICE_PATTERN = new RegExp(
  [
    String.raw`\b(?:price|asking|rent)\b`,
    String.raw`^\W*(?:(?:and|so|then)\W+)?(?:how much|costs?)\W*$`, // the whole message is 'And how much?'
    String.raw`\bhow much (?:is|does|would|will|for|do (?:you|they) want for) ${THIS_HOME}${NO_OTHER_PURPOSE}`,
    String.raw`\bhow much (?:a|per) (?:week|month|year)\b`,
    String.raw`\bwhat(?:'s|’s| is| does| would| will) ${THIS_HOME} cost\b${NO_OTHER_PURPOSE}`,
    String.raw`\bcosts? of ${THIS_HOME}`,
    String.raw`\b(?:the|its) costs?\W*$`, // the message ends with 'the cost?'
  ].join('|'),
  'i',
)

const getStatusLabel = (listing: ChatListing): string =>
  listing.kind === 'sale' ? listing.listing_status_display : listing.listing_status

export const listingTopics: readonly Topic[] = [
  {
    name: 'deposit',
    questionPattern: /\bdeposits?\b/i,
    answer: (listing) => {
      if (listing.kind === 'sale') return describeSaleDeposit(listing)
      const deposit = listing.new_deposite_amount // the specified spelling
      if (deposit === null) return null
      return citeListing(
        deposit > 0 ? `The deposit is ${formatExactPounds(deposit)}.` : 'No deposit is asked for.',
      )
    },
  },
  {
    name: 'tax on the purchase',
    questionPattern: /\b(stamp duty|sdlt|lbtt|ltt|land (and buildings )?transaction tax)\b/i,
    // A park home is not land, so taxes on land do not apply.
    canApply: ({ kind, property_type: type }) => kind === 'sale' && !isParkHome(type),
    answer: (listing) => ({
      text: `The tax on buying it is ${getLandTax(getNation(listing)).name}: its page says more about it.`,
      links: [createPageLink(listing)],
    }),
  },
  {
    name: 'price',
    questionPattern: PRICE_PATTERN,
    answer: (listing) => citeListing(describePrice(listing)),
  },
  {
    name: 'number of rooms',
    questionPattern: /\b(bed|beds|bedrooms?|bath|baths|bathrooms?|receptions?|rooms?)\b/i,
    answer: (listing) => {
      const text = describeRooms(listing)
      return text ? citeListing(text) : null
    },
  },
  {
    name: 'floor area',
    questionPattern:
      /\b(how big|size|floor area|floor space|square (feet|foot|metres?|meters?)|sq ?(ft|m))\b/i,
    // The answer to 'How big is the garden?' must not read as the area of the garden.
    answer: ({ floor_area_sq_ft: area }) =>
      area ? citeListing(`The floor area of the whole property is ${formatFloorArea(area)}.`) : null,
  },
  {
    name: 'type',
    questionPattern:
      /\b(what (kind|type|sort)|type of (home|property)|is it a (flat|house|bungalow|maisonette|studio|(park|mobile) home))\b/i,
    answer: ({ property_type: type }) => citeListing(`The type is: ${getPropertyTypeLabel(type)}.`),
  },
  {
    name: 'date from which it is available',
    questionPattern: /\b(available from|when .*(available|move in)|move in|moving in)\b/i,
    answer: (listing) => {
      if (listing.kind === 'sale')
        return { text: 'A sale has no fixed date: you move in on the day that you agree with the seller.' }
      return listing.available_from
        ? citeListing(`It is available from ${formatLongDate(listing.available_from)}.`)
        : null
    },
  },
  {
    name: 'status',
    questionPattern: /\b(available|sold|still (on|for)|status|under offer|let agreed|taken)\b/i,
    answer: (listing) => citeListing(`Its status is: ${getStatusLabel(listing)}.`),
  },
  {
    name: 'onward chain',
    questionPattern: /\bchain\b/i,
    answer: ({ kind, chain_free: chainFree }) => {
      if (kind === 'let') return { text: 'A letting has no chain.' }
      return chainFree ? citeListing('It is chain free.') : null
    },
  },
  {
    name: 'stations',
    questionPattern: /\b(stations?|trains?|railway|tube|commut\w*)\b/i,
    answer: ({ stations }) => {
      const usefulStations = findUsefulStations(stations)
      if (usefulStations.length === 0) return { text: 'Our gazetteer knows no station near it.' }
      const distances = usefulStations.map(({ name, miles }) => `${name} (${formatMiles(miles)})`)
      return { text: `The nearest stations, as the crow flies: ${distances.join(', ')}. From our gazetteer.` }
    },
  },
  {
    name: 'viewing',
    questionPattern: /\b(view|viewing|viewings|visit|see it|look round|look around|appointment)\b/i,
    answer: (listing) => {
      const links = findActionLinks(listing, 'arrange-viewing')
      return links.length > 0
        ? { text: 'You can ask for a viewing online, with the day and time that suit you.', links }
        : {
            text: `No viewings are arranged at present. Its status is: ${getStatusLabel(listing)}. From the listing.`,
          }
    },
  },
  {
    name: 'offer',
    questionPattern: /\boffers?\b/i,
    answer: (listing) => {
      const action = listing.kind === 'sale' ? 'make-an-offer' : 'request-let-property'
      const links = findActionLinks(listing, action)
      if (links.length === 0)
        return {
          text: `No offers are taken at present. Its status is: ${getStatusLabel(listing)}. From the listing.`,
        }
      return listing.kind === 'sale'
        ? { text: 'You can make an offer online.', links }
        : { text: 'A rent is not bid for: you can ask to rent it at the advertised rent.', links }
    },
  },
  {
    name: 'description',
    questionPattern: /\b(describe|description|tell me (more|about)|more about|features?|summary)\b/i,
    answer: (listing) => ({
      ...citeListing(listing.description_summary),
      links: [createPageLink(listing)],
    }),
  },
]
