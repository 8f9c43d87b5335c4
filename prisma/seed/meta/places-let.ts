import { routes } from '../../../lib/config/routes'
import type { SiteMetaRow } from '../rows'
import { createPageHead } from './page-head'

const createPlaceMeta = (slug: string, title: string, description: string, html: string): SiteMetaRow[] => [
  { attr: `tolet-${slug}`, val: html.trim() },
  createPageHead(`tolet-${slug}-meta`, title, description, 'rent'),
]

/** Texts and page heads of the lettings search, by location in lower case with hyphens. */
export const letSearches: readonly SiteMetaRow[] = [
  ...createPlaceMeta(
    'any-location',
    'Homes to rent in the UK',
    'Browse homes to let all over the UK, newest first, with one clear rent and the deposit on each.',
    `
<h2>Renting anywhere in the UK</h2>
<p>The rent you see is the rent: in England an agent may not ask for or accept more than the advertised amount. You pay no fee to view, to apply or to be referenced.</p>
<p>Deposits are limited to five weeks’ rent in England in most cases, two months’ in Scotland and one month’s in Northern Ireland. <a href="${routes.faqLettings}">More about renting</a>.</p>`,
  ),
  ...createPlaceMeta(
    'essex',
    'Property to rent in Essex',
    'Houses and flats to let in Essex, from Southend-on-Sea and Chelmsford to Colchester and Harlow.',
    `
<h2>Renting in Essex</h2>
<p>Rents fall the farther you go from London: Loughton and Brentwood are dearest, then Chelmsford and Billericay, with Clacton-on-Sea and Harwich lowest. If you travel to work by train, set the season ticket against the rent before you decide.</p>`,
  ),
  ...createPlaceMeta(
    'southend-on-sea',
    'Property to rent in Southend-on-Sea',
    'Flats and houses to let in Southend-on-Sea, close to the sea and to two railways into London.',
    `
<h2>Renting in Southend-on-Sea</h2>
<p>Most homes to let here are flats, many of them in converted Victorian houses near the front. Ask how the flat is heated and what it costs: an energy rating of D or better makes a difference through a winter by the estuary.</p>`,
  ),
  ...createPlaceMeta(
    'chelmsford',
    'Property to rent in Chelmsford',
    'Flats by the station and family houses to let in Chelmsford, with rents, deposits and council tax bands.',
    `
<h2>Renting in Chelmsford</h2>
<p>The newest flats stand between the station and the river. For houses, look in Springfield, Great Baddow and Broomfield. Trains to Liverpool Street take a little over half an hour, which keeps homes near the station in demand: book a viewing early.</p>`,
  ),
  ...createPlaceMeta(
    'london',
    'Property to rent in London',
    'Studios, flats and houses to let in London, with one monthly rent, the weekly figure and the deposit.',
    `
<h2>Renting in London</h2>
<p>A rent may be quoted by the week or by the month. To compare, multiply a weekly rent by 52 and divide by 12; four weeks are not a month. Where a year’s rent is £50,000 or more the deposit may be six weeks’ rent instead of five.</p>
<p>Some boroughs license every private letting. The landlord has to have the licence; you can ask to see it.</p>`,
  ),
  ...createPlaceMeta(
    'manchester',
    'Property to rent in Manchester',
    'City-centre apartments and shared-garden houses to let in Manchester, from Ancoats to Withington.',
    `
<h2>Renting in Manchester</h2>
<p>Furnished flats in Ancoats, Castlefield and the Northern Quarter make up much of the list. Withington, Fallowfield and Levenshulme have houses at lower rents on frequent bus routes. In a managed block ask which bills the rent includes; heating from a shared plant is charged separately.</p>`,
  ),
]
