import fs from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { roundForPublic } from '../../lib/agency/listings/cards'
import { findPublishFaults } from '../../lib/agency/listings/publish-checks'
import { findSurroundings } from '../../lib/agency/listings/surroundings'
import { epcRatings } from '../../lib/domain/epc'
import { councilTaxBands, materialFacts, tenures } from '../../lib/domain/material-facts'
import { isCommercialType } from '../../lib/domain/property-type'
import { formatPence } from '../../lib/format/money'
import { plainText, sanitiseDescription } from '../../lib/html/sanitise'
import { getHoldingDepositCap } from '../../lib/tenancy/deposit'
import { MAX_SUMMARY_CHARACTERS } from '../../prisma/seed/prose/summary'
import {
  getDemonstration,
  groupBy,
  getLiveListings,
  getListingsOfKind,
  type LiveListing,
} from './demonstration'

/**
 * Matches the sentences of prisma/seed/prose/place.ts: 'Trains call at Witham, about 0.4 miles away', 'Witham station
 * is about 0.4 miles away' and 'The nearest railway station, Witham, is about 0.4 miles off'.
 */
const STATION_SENTENCE = new RegExp(
  '(?:(The nearest railway station, )|Trains call at |\\. )' +
    '([^.]+?)(?: station is|, is|,)' +
    ' about ([0-9.]+) miles? (?:off|away)',
)

/** Patterns of mistakes in texts that are put together from parts. */
const MISTAKES = [
  /\ba [aeio](?!ne\b|ther)/i, // 'a old house', but not 'a one-bedroom flat'
  /\ban [bcdfgjklmnpqrstvwxyz]/i,
  /\s,|,,/,
  /\.\.|\s\./,
  / {2}/,
  /\b(the the|and and|with with|is is)\b/i,
]

/** Returns the text up to the first full stop, exclamation mark or question mark with a space after it. */
const getFirstSentence = ({ listing }: LiveListing): string =>
  plainText(listing.description).split(/(?<=[.!?])\s/)[0]!

const joinAdvertTexts = ({ listing }: LiveListing): string =>
  [listing.summary, plainText(listing.description), ...listing.features].join(' | ')

const pairNeighbours = (list: readonly LiveListing[]): [LiveListing, LiveListing][] =>
  list.slice(1).map((after, index) => [list[index]!, after])

// Generating the market takes seconds. A hook has a longer timeout than a test.
beforeAll(() => void getLiveListings())

describe('texts and pictures of the demonstration', () => {
  it.each(['sale', 'let'] as const)(
    'has no two similar homes beside each other in the results of a town (%s)',
    (kind) => {
      const similarities: string[] = []
      for (const list of groupBy(
        getListingsOfKind(kind),
        ({ property }) => `${property.town_slug}/${property.county_slug}`,
      ).values()) {
        for (const [a, b] of pairNeighbours(list)) {
          const report = (similarity: string) =>
            similarities.push(`${a.listing.id}/${b.listing.id} ${a.property.town}: ${similarity}`)
          if (a.property.street === b.property.street) report('street')
          if (a.images[0] !== undefined && a.images[0] === b.images[0]) report(`picture ${a.images[0]}`)
          if (getFirstSentence(a) === getFirstSentence(b)) report('opening')
          if (a.listing.summary === b.listing.summary) report(`summary ${a.listing.summary}`)
        }
      }
      expect(similarities).toEqual([])
    },
  )

  it('shows different first pictures in the list of the whole country, except for types with one drawing', () => {
    const typesWithOneDrawing = /^(office|shop|garage|plot-of-land|pub|park-home)-1/
    const pairsWithSamePicture = pairNeighbours(getListingsOfKind('sale')).filter(
      ([a, b]) =>
        a.images[0] !== undefined && a.images[0] === b.images[0] && !typesWithOneDrawing.test(a.images[0]),
    )
    expect(pairsWithSamePicture.length / getListingsOfKind('sale').length).toBeLessThan(0.02)
  })

  it('passes the agency’s checks before publication with every listing (domain B1, B2, B3)', () => {
    const faults = getLiveListings().flatMap(({ listing, property, facts }) =>
      findPublishFaults({
        kind: listing.kind,
        nation: property.nation,
        type: property.type,
        bedrooms: property.bedrooms,
        pricePence: listing.price_pence,
        priceQualifier: listing.price_qualifier,
        depositPence: listing.deposit_pence,
        summary: listing.summary,
        description: listing.description,
        features: listing.features,
        facts,
      }).map((fault) => `${listing.id}: ${fault}`),
    )
    expect(faults).toEqual([])
  })

  it('contains no phrase that is unlawful or a cliché', () => {
    const excludingApplicants = /\b(dss|no pets|no children|professionals? only|students? only|bachelor)\b/i
    const fixedTerms = /\b(fixed term|minimum term|12[- ]month|six[- ]month tenancy)\b/i
    const cliches =
      /\b(master bedroom|walking distance|nestled|boast|sought[- ]after|stunning|deceptively)\b/i
    const slipsOfCode = /\b(lorem|undefined|null|NaN)\b/i
    const biddingForLettings = /offers? (over|in excess|invited)|guide price/i
    const bannedInSales = [excludingApplicants, fixedTerms, cliches, slipsOfCode]
    const banned = { sale: bannedInSales, let: [...bannedInSales, biddingForLettings] }
    const bannedPhrases = getLiveListings().flatMap((live) => {
      const text = joinAdvertTexts(live)
      return banned[live.listing.kind].flatMap((pattern) => pattern.exec(text)?.[0] ?? [])
    })
    expect(bannedPhrases).toEqual([])
  })

  it('states the holding deposit that the listing’s page computes, to the penny (domain B2)', () => {
    const homes = getListingsOfKind('let').filter(({ facts }) => facts.holding_deposit !== undefined)
    const wrong = homes.filter(
      ({ listing, property, facts }) =>
        !facts.holding_deposit!.startsWith(
          `Up to ${formatPence(getHoldingDepositCap(property.nation, Number(listing.price_pence) / 100)!)} `,
        ),
    )
    expect(homes.length).toBeGreaterThan(1_000)
    expect(wrong.map(({ listing, facts }) => `${listing.id}: ${facts.holding_deposit}`)).toEqual([])
  })

  it('states the same station distances as the listing’s page, and calls only the nearest station the nearest', () => {
    const wrong = getLiveListings().flatMap(({ listing, property }) => {
      const stationMatch = STATION_SENTENCE.exec(plainText(listing.description))
      if (!stationMatch) return []
      const { stations } = findSurroundings({
        lat: roundForPublic(property.lat)!,
        lng: roundForPublic(property.lng)!,
      })
      const [, nearestPhrase, name, miles] = stationMatch
      const statedStation = stations.find(
        (station) => station.name === name || `${station.name} station` === name,
      )
      if (nearestPhrase && statedStation !== stations[0])
        return [`${listing.id}: ${name} is not nearest, ${stations[0]?.name} is`]
      // A text rounds distances of three miles or more to whole miles, and the page does not.
      if (!statedStation || statedStation.miles >= 3) return []
      // The page shows no distance below 0.1 miles.
      const shownMiles = Math.max(statedStation.miles, 0.1)
      return Math.abs(shownMiles - Number(miles)) > 0.001
        ? [`${listing.id}: ${name} ${miles}, shown ${statedStation.miles}`]
        : []
    })
    expect(wrong).toEqual([])
  })

  it('has correct articles, no doubled words or full stops, and no HTML that the sanitiser would remove', () => {
    const textsWithMistakes = getLiveListings()
      .map(joinAdvertTexts)
      .filter((text) => MISTAKES.some((mistake) => mistake.test(text)))
    expect(textsWithMistakes.slice(0, 5)).toEqual([])
    const changed = getLiveListings().filter(
      ({ listing }) => sanitiseDescription(listing.description) !== listing.description,
    )
    expect(changed.map(({ listing }) => listing.id)).toEqual([])
    const shortDescriptions = getLiveListings().filter(
      ({ listing }) => plainText(listing.description).length < 140,
    )
    expect(shortDescriptions.map(({ listing }) => listing.description)).toEqual([])
  })

  it('has a summary of at most two lines, and four to eight features, for every home', () => {
    const longSummaries = getLiveListings().filter(
      ({ listing }) => listing.summary.length > MAX_SUMMARY_CHARACTERS,
    )
    expect(longSummaries.map(({ listing }) => listing.summary)).toEqual([])
    const wrongFeatures = getLiveListings().filter(
      ({ listing: { features } }) =>
        features.length < 4 || features.length > 8 || new Set(features).size !== features.length,
    )
    expect(wrongFeatures.map(({ listing }) => listing.features)).toEqual([])
  })

  it('shows existing pictures, four to nine for a home, each with its alternative text', () => {
    const files = new Set(fs.readdirSync('public/demo'))
    const { media } = getDemonstration()
    expect([...new Set(media.map(({ file }) => file))].filter((file) => !files.has(file))).toEqual([])
    expect(
      [...new Set(media.map(({ alt }) => alt))].filter(
        (alt) => !/^(Rendering of|Drawn floor plan of) /.test(alt),
      ),
    ).toEqual([])
    const wrongPictureCounts = getLiveListings().filter(
      ({ property, images }) =>
        !isCommercialType(property.type) && images.length > 0 && (images.length < 4 || images.length > 9),
    )
    expect(wrongPictureCounts.map(({ listing, images }) => [listing.id, images])).toEqual([])
  })

  it('shows a floor plan only for a home whose floor area is that of the drawing', () => {
    const plans = new Map(
      getDemonstration()
        .media.filter(({ kind }) => kind === 'floorplan')
        .map((plan) => [plan.listing_id, plan.file]),
    )
    const squareFeetByDrawing: Record<string, number> = {
      'floorplan-bungalow.webp': 1_033,
      'floorplan-detached.webp': 1_624,
      'floorplan-flat-1-bed.webp': 561,
      'floorplan-flat-2-bed.webp': 784,
      'floorplan-semi.webp': 945,
      'floorplan-terraced.webp': 865,
    }
    const planListings = getLiveListings().filter(({ listing }) => plans.has(listing.id))
    expect(planListings.length).toBeGreaterThan(1_000)
    expect(
      planListings.filter(
        ({ listing, property }) => property.floor_area_sq_ft !== squareFeetByDrawing[plans.get(listing.id)!],
      ),
    ).toEqual([])
  })

  it('has facts with known keys and valid values', () => {
    const keys = new Set(materialFacts.map(({ key }) => key))
    const wrong = getLiveListings().flatMap(({ facts, property }) => {
      const { tenure, council_tax_band: band, epc_rating: rating } = facts
      const isTenureUnknown =
        tenure !== undefined &&
        property.type !== 'park-home' &&
        !(tenures as readonly string[]).includes(tenure)
      // Northern Ireland has no council tax, and only Wales has a band I.
      const isBandWrongForNation =
        property.nation === 'northern-ireland'
          ? band !== undefined
          : band === 'I' && property.nation !== 'wales'
      const isChargeInvalid = ['ground_rent', 'service_charge'].some(
        (key) => facts[key] !== undefined && !/^\d+$|^Unknown – enquiries made/.test(facts[key]),
      )
      const checks: [isFault: boolean, fault: string][] = [
        [Object.keys(facts).some((key) => !keys.has(key)), 'key'],
        [isTenureUnknown, 'tenure'],
        [band !== undefined && ![...councilTaxBands, 'Awaiting banding'].includes(band), 'band'],
        [isBandWrongForNation, 'band of the nation'],
        [rating !== undefined && !(epcRatings as readonly string[]).includes(rating), 'rating'],
        [tenure === 'Leasehold' && !/^\d+$/.test(facts['lease_years'] ?? ''), 'lease'],
        [isChargeInvalid, 'charge'],
      ]
      return checks.filter(([isFault]) => isFault).map(([, fault]) => `${property.id} ${fault}`)
    })
    expect(wrong).toEqual([])
  })

  it('leaves some facts unknown, so that the page can say so', () => {
    const listingsWithUnknownFacts = getLiveListings().filter(
      ({ facts }) => facts['accessibility'] === undefined || facts['planning'] === undefined,
    )
    expect(listingsWithUnknownFacts.length / getLiveListings().length).toBeGreaterThan(0.3)
  })
})
