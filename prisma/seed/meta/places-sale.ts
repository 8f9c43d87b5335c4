import { routes } from '../../../lib/config/routes'
import type { SiteMetaRow } from '../rows'
import { createPageHead } from './page-head'

const createPlaceMeta = (slug: string, title: string, description: string, html: string): SiteMetaRow[] => [
  { attr: `forsale-${slug}`, val: html.trim() },
  createPageHead(`forsale-${slug}-meta`, title, description, 'search'),
]

/** Texts and page heads of the sales search, by location in lower case with hyphens. */
export const saleSearches: readonly SiteMetaRow[] = [
  ...createPlaceMeta(
    'any-location',
    'Homes for sale in the UK',
    'Browse homes for sale all over the UK, newest first, with tenure, council tax band and energy rating on each.',
    `
<h2>Buying anywhere in the UK</h2>
<p>The rules differ by country. In Scotland most sellers ask for offers over a price and give a Home Report; elsewhere the asking price is where talks begin. Stamp duty, Land and Buildings Transaction Tax and Land Transaction Tax have different bands too.</p>
<p>Type a town, a postcode district such as CM8, a station or a street to narrow the list.</p>`,
  ),
  ...createPlaceMeta(
    'essex',
    'Property for sale in Essex',
    'Houses, flats and bungalows for sale in Essex, from Southend-on-Sea and Chelmsford to Colchester and Saffron Walden.',
    `
<h2>Buying a home in Essex</h2>
<p>Essex reaches from the edge of London to the North Sea. Loughton, Epping and Brentwood are on the fringe of the capital, and dearest. Chelmsford, Witham and Colchester lie along the Great Eastern main line to Liverpool Street. Prices are lowest on the coast, around Clacton-on-Sea and Harwich.</p>
<p>Southend-on-Sea and Thurrock run their own councils but are part of the county, so they are in these results.</p>
<p>Selling here? Our <a href="${routes.local}/essex">Essex agents</a> value homes free of charge.</p>`,
  ),
  ...createPlaceMeta(
    'southend-on-sea',
    'Property for sale in Southend-on-Sea',
    'Flats near the seafront, Victorian terraces and family houses for sale in Southend-on-Sea and around it.',
    `
<h2>Buying a home in Southend-on-Sea</h2>
<p>Southend became a city in 2022. Its middle has Victorian terraces and many flats, both converted and new; Thorpe Bay to the east has larger houses, and Westcliff and Leigh lie to the west with their own stations.</p>
<p>Two railways run to London, to Fenchurch Street and to Liverpool Street. Close to the shore, ask about flood risk and about the state of balconies and windows: salt air is hard on both.</p>`,
  ),
  ...createPlaceMeta(
    'chelmsford',
    'Property for sale in Chelmsford',
    'Homes for sale in Chelmsford, from flats by the station to Victorian terraces and new houses in the north of the city.',
    `
<h2>Buying a home in Chelmsford</h2>
<p>Chelmsford is the county town of Essex, and a city since 2012. Flats cluster around the station and the river; Old Moulsham has Victorian and Edwardian streets; Springfield and Great Baddow are mostly post-war; Beaulieu, in the north-east, is new and has its own railway station.</p>
<p>New estates often carry an estate charge besides council tax. The listing says so where the seller has told us of one.</p>`,
  ),
  ...createPlaceMeta(
    'london',
    'Property for sale in London',
    'Flats and houses for sale in London by neighbourhood and postcode district, with lease, service charge and ground rent.',
    `
<h2>Buying a home in London</h2>
<p>More than half of the homes sold in London are flats, and most of those are leasehold. Look at three figures before the kitchen: the years left on the lease, the service charge and the ground rent. A lease under about eighty-five years is worth a conversation with a solicitor before you offer.</p>
<p>Search by neighbourhood (“Clapham”), by district (“SW4”) or by the nearest station.</p>`,
  ),
  ...createPlaceMeta(
    'manchester',
    'Property for sale in Manchester',
    'City-centre flats, Victorian terraces and suburban semis for sale in Manchester, from Ancoats to Didsbury and Chorlton.',
    `
<h2>Buying a home in Manchester</h2>
<p>Ancoats, the Northern Quarter and Castlefield are nearly all flats, in mills and new towers. South of the centre, Didsbury and Chorlton have the Victorian and Edwardian houses that sell quickest; Levenshulme and Gorton offer terraces for less. Salford and Trafford have councils of their own.</p>
<p>In a tall building ask for the fire-safety assessment of its outside walls. We show it with the facts when the seller has supplied it.</p>`,
  ),
  ...createPlaceMeta(
    'saffron-walden',
    'Property for sale in Saffron Walden',
    'Period houses, cottages and newer homes for sale in Saffron Walden and the villages around it.',
    `
<h2>Buying a home in Saffron Walden</h2>
<p>The middle of the town is one of the best-kept medieval street plans in the east of England, and much of it is listed or in a conservation area. Ask what consent past alterations had: responsibility passes to the new owner.</p>
<p>The nearest station is Audley End, two miles away, on the line between London Liverpool Street and Cambridge.</p>`,
  ),
  ...createPlaceMeta(
    'canvey-island',
    'Property for sale on Canvey Island',
    'Bungalows, houses and chalets for sale on Canvey Island, with flood-risk and insurance points to ask about.',
    `
<h2>Buying a home on Canvey Island</h2>
<p>Bungalows and chalet houses make up much of the island, at prices below those across the creek in Benfleet. The nearest station is Benfleet.</p>
<p>The island lies low behind its sea wall. Ask about flood risk, and have a quotation for insurance in hand before you exchange contracts.</p>`,
  ),
]
