import { regions } from '../content/pages/estate-agents'
import type { SiteMetaRow } from '../rows'
import { createAuthorityRows } from './authorities/compose'
import { EAST } from './authorities/east'
import { LONDON } from './authorities/london'
import { MIDLANDS } from './authorities/midlands'
import { NORTH } from './authorities/north'
import { SCOTLAND } from './authorities/scotland'
import { SOUTH } from './authorities/south'
import { WALES_AND_NORTHERN_IRELAND } from './authorities/wales-and-northern-ireland'
import { addBrand } from './heads'
import { createPageHead } from './page-head'

/**
 * The pages about selling and letting in each local authority of the A to Z, and in the regions that every page links to
 * (EA-01, EA-11, META-14).
 */
export const estateAgents: readonly SiteMetaRow[] = [
  ...Object.entries(regions).flatMap(([slug, { title, description, html }]) => [
    { attr: `estateagent-${slug}`, val: html },
    createPageHead(`estate-agents-in-${slug}-meta`, addBrand(title), description, 'sell'),
  ]),
  ...[LONDON, EAST, MIDLANDS, NORTH, SOUTH, SCOTLAND, WALES_AND_NORTHERN_IRELAND].flatMap(
    createAuthorityRows,
  ),
]
