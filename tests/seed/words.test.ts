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
import { longestSummary } from '../../prisma/seed/prose/summary'
import { demonstration, groupedBy, liveListings, ofKind, type Live } from './demonstration'

const firstSentence = ({ listing }: Live): string => plainText(listing.description).split(/(?<=[.!?])\s/)[0]!

const wordsOf = ({ listing }: Live): string =>
  [listing.summary, plainText(listing.description), ...listing.features].join(' | ')

const neighbours = (list: readonly Live[]): [Live, Live][] =>
  list.slice(1).map((after, index) => [list[index]!, after])

// Drawing up the market takes seconds: in a hook, whose time is not a test's.
beforeAll(() => void liveListings())

describe('words and pictures of the demonstration', () => {
  it.each(['sale', 'let'] as const)(
    'has no two neighbours alike among the results of a town (%s)',
    (kind) => {
      const alike: string[] = []
      for (const list of groupedBy(
        ofKind(kind),
        ({ property }) => `${property.town_slug}/${property.county_slug}`,
      ).values()) {
        for (const [a, b] of neighbours(list)) {
          const say = (what: string) =>
            alike.push(`${a.listing.id}/${b.listing.id} ${a.property.town}: ${what}`)
          if (a.property.street === b.property.street) say('street')
          if (a.images[0] !== undefined && a.images[0] === b.images[0]) say(`picture ${a.images[0]}`)
          if (firstSentence(a) === firstSentence(b)) say('opening')
          if (a.listing.summary === b.listing.summary) say(`summary ${a.listing.summary}`)
        }
      }
      expect(alike).toEqual([])
    },
  )

  it('opens on different pictures in the list of the whole country, but for what is drawn once', () => {
    const drawnOnce = /^(office|shop|garage|plot-of-land|pub|park-home)-1/
    const alike = neighbours(ofKind('sale')).filter(
      ([a, b]) => a.images[0] !== undefined && a.images[0] === b.images[0] && !drawnOnce.test(a.images[0]),
    )
    expect(alike.length / ofKind('sale').length).toBeLessThan(0.02)
  })

  it('may be published, every one, by the agency’s own checks (domain B1, B2, B3)', () => {
    const faults = liveListings().flatMap(({ listing, property, facts }) =>
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

  it('says nothing that an agent may not or would not say', () => {
    const never =
      /\b(dss|no pets|no children|professionals? only|students? only|fixed term|minimum term|12[- ]month|six[- ]month tenancy|master bedroom|bachelor|walking distance|nestled|boast|sought[- ]after|stunning|deceptively|lorem|undefined|null|NaN)\b/i
    const notOfLettings = /offers? (over|in excess|invited)|guide price/i
    const bannedPhrases = liveListings().flatMap((live) => {
      const text = wordsOf(live)
      return [
        never.exec(text)?.[0],
        live.listing.kind === 'let' ? notOfLettings.exec(text)?.[0] : undefined,
      ].filter((words) => words !== undefined)
    })
    expect(bannedPhrases).toEqual([])
  })

  it('states the holding deposit to the penny that the page of the listing works out (domain B2)', () => {
    const homes = ofKind('let').filter(({ facts }) => facts.holding_deposit !== undefined)
    const wrong = homes.filter(
      ({ listing, property, facts }) =>
        !facts.holding_deposit!.startsWith(
          `Up to ${formatPence(getHoldingDepositCap(property.nation, Number(listing.price_pence) / 100)!)} `,
        ),
    )
    expect(homes.length).toBeGreaterThan(1_000)
    expect(wrong.map(({ listing, facts }) => `${listing.id}: ${facts.holding_deposit}`)).toEqual([])
  })

  it('tells of stations as far away as the listing’s page does, and of the nearest as the nearest', () => {
    const wrong = liveListings().flatMap(({ listing, property }) => {
      const stationMatch =
        /(?:(The nearest railway station, )|Trains call at |\. )([^.]+?)(?: station is|,) about ([0-9.]+) miles? (?:off|away)/.exec(
          plainText(listing.description),
        )
      if (!stationMatch) return []
      const { stations } = findSurroundings({
        lat: roundForPublic(property.lat)!,
        lng: roundForPublic(property.lng)!,
      })
      const [, asNearest, name, miles] = stationMatch
      const statedStation = stations.find(
        (station) => station.name === name || `${station.name} station` === name,
      )
      if (asNearest && statedStation !== stations[0])
        return [`${listing.id}: ${name} is not nearest, ${stations[0]?.name} is`]
      const asTold =
        statedStation &&
        (statedStation.miles < 3 ? Math.max(statedStation.miles, 0.1) : Math.round(statedStation.miles))
      return statedStation && Math.abs(asTold! - Number(miles)) > 0.001 && statedStation.miles < 3
        ? [`${listing.id}: ${name} ${miles}, shown ${statedStation.miles}`]
        : []
    })
    expect(wrong).toEqual([])
  })

  it('is written cleanly: right articles, no doubled words or stops, nothing the sanitiser would take out', () => {
    const slips =
      /\ba [aeio](?!ne\b|ther)|\ban [bcdfgjklmnpqrstvwxyz]|\s,|,,|\.\.|\s\.|  |\b(the the|and and|with with|is is)\b/i
    const slipped = liveListings()
      .map(wordsOf)
      .filter((text) => slips.test(text))
    expect(slipped.slice(0, 5)).toEqual([])
    const changed = liveListings().filter(
      ({ listing }) => sanitiseDescription(listing.description) !== listing.description,
    )
    expect(changed.map(({ listing }) => listing.id)).toEqual([])
    const short = liveListings().filter(({ listing }) => plainText(listing.description).length < 140)
    expect(short.map(({ listing }) => listing.description)).toEqual([])
  })

  it('has a summary of at most two lines and four to eight features on every home', () => {
    const long = liveListings().filter(({ listing }) => listing.summary.length > longestSummary)
    expect(long.map(({ listing }) => listing.summary)).toEqual([])
    const odd = liveListings().filter(
      ({ listing: { features } }) =>
        features.length < 4 || features.length > 8 || new Set(features).size !== features.length,
    )
    expect(odd.map(({ listing }) => listing.features)).toEqual([])
  })

  it('shows pictures that exist, in four to nine of a home, each with its alternative text', () => {
    const files = new Set(fs.readdirSync('public/demo'))
    const { media } = demonstration()
    expect([...new Set(media.map(({ file }) => file))].filter((file) => !files.has(file))).toEqual([])
    expect(
      [...new Set(media.map(({ alt }) => alt))].filter(
        (alt) => !/^(Rendering of|Drawn floor plan of) /.test(alt),
      ),
    ).toEqual([])
    const odd = liveListings().filter(
      ({ property, images }) =>
        !isCommercialType(property.type) && images.length > 0 && (images.length < 4 || images.length > 9),
    )
    expect(odd.map(({ listing, images }) => [listing.id, images])).toEqual([])
  })

  it('draws a floor plan only of a home that is as drawn', () => {
    const plans = new Map(
      demonstration()
        .media.filter(({ kind }) => kind === 'floorplan')
        .map((plan) => [plan.listing_id, plan.file]),
    )
    const areas: Record<string, number> = {
      'floorplan-bungalow.webp': 1_033,
      'floorplan-detached.webp': 1_624,
      'floorplan-flat-1-bed.webp': 561,
      'floorplan-flat-2-bed.webp': 784,
      'floorplan-semi.webp': 945,
      'floorplan-terraced.webp': 865,
    }
    const planListings = liveListings().filter(({ listing }) => plans.has(listing.id))
    expect(planListings.length).toBeGreaterThan(1_000)
    expect(
      planListings.filter(
        ({ listing, property }) => property.floor_area_sq_ft !== areas[plans.get(listing.id)!],
      ),
    ).toEqual([])
  })

  it('gives facts by their keys, in values that a card can read', () => {
    const keys = new Set(materialFacts.map(({ key }) => key))
    const wrong = liveListings().flatMap(({ facts, property }) => {
      const { tenure, council_tax_band: band, epc_rating: rating } = facts
      const faults = [
        Object.keys(facts).some((key) => !keys.has(key)) && 'key',
        tenure !== undefined &&
          property.type !== 'park-home' &&
          !(tenures as readonly string[]).includes(tenure) &&
          'tenure',
        band !== undefined && ![...councilTaxBands, 'Awaiting banding'].includes(band) && 'band',
        (property.nation === 'northern-ireland'
          ? band !== undefined
          : band === 'I' && property.nation !== 'wales') && 'band of the nation',
        rating !== undefined && !(epcRatings as readonly string[]).includes(rating) && 'rating',
        tenure === 'Leasehold' && !/^\d+$/.test(facts['lease_years'] ?? '') && 'lease',
        ['ground_rent', 'service_charge'].some(
          (key) => facts[key] !== undefined && !/^\d+$|^Unknown – enquiries made/.test(facts[key]),
        ) && 'charge',
      ]
      return faults.filter((fault) => fault !== false).map((fault) => `${property.id} ${fault}`)
    })
    expect(wrong).toEqual([])
  })

  it('leaves some facts unknown, so that the page can say so', () => {
    const some = liveListings().filter(
      ({ facts }) => facts['accessibility'] === undefined || facts['planning'] === undefined,
    )
    expect(some.length / liveListings().length).toBeGreaterThan(0.3)
  })
})
