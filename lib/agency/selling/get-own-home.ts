import type { CallOutput, ParsedInput } from '../../contract'
import { success, type Reply } from '../../contract/call'
import { getStatusName } from '../../domain/listing-status'
import { toPounds } from '../../format/money'
import { fromParagraphs } from '../../format/paragraphs'
import type { UserCaller } from '../callers'
import { withSnapshot, type Tx } from '../database'
import { toAdvertisedPounds } from '../listings/cards'
import { findCurrentFacts } from '../listings/facts'
import { findCertificates } from '../certificates/find-certificates'
import { findHome, getRevision, notFound, type HomeRow } from './home-row'
import { findIdentityStates } from './identity-states'
import { findPublishBlockers, findRequiredFacts } from './publish-blockers'
import { toIsoDay } from '../../format/iso-day'

const countMedia = (tx: Tx, listingId: number) =>
  tx
    .selectFrom('listingMedia')
    .select(({ fn }) => ['kind', fn.countAll<bigint>().as('count')])
    .where('listingId', '=', listingId)
    .groupBy('kind')
    .execute()

const toFields = (home: HomeRow) => ({
  id: home.id,
  kind: home.kind,
  status: getStatusName(home.kind, home.status).code,
  package_def: home.packageDef,
  property_url: home.slug,
  portal_address: home.displayAddress,
  address: {
    building: home.building,
    street: home.street,
    locality: home.locality ?? '',
    town: home.town,
    county: home.county,
    postcode: home.postcode,
    nation: home.nation,
  },
  property_type: home.type,
  bedrooms: home.bedrooms,
  bathrooms: home.bathrooms,
  reception_rooms: home.receptionRooms,
  floor_area_sq_ft: home.floorAreaSqFt,
  price: home.pricePence === null ? null : toAdvertisedPounds(home.kind, home.pricePence),
  price_options: home.priceQualifier,
  // Not rounded to pounds, because a deposit at the legal cap could then exceed the cap.
  deposit: home.depositPence === null ? null : toPounds(home.depositPence),
  available_from: home.availableFrom ? toIsoDay(home.availableFrom) : null,
  summary: home.summary,
  description: fromParagraphs(home.description),
  features: home.features,
  chain_free: home.chainFree,
})

export const getOwnHome = (
  { id, kind }: ParsedInput<'getOwnHome'>,
  { user }: UserCaller,
): Promise<Reply<CallOutput<'getOwnHome'>>> =>
  withSnapshot(async (tx) => {
    const home = await findHome(tx, { id, kind, ownerId: user.id })
    if (!home) return notFound(kind)
    const at = new Date()
    const facts = await findCurrentFacts([home.propertyId], tx)
    const mediaCounts = await countMedia(tx, id)
    const tenure = facts.find(({ key }) => key === 'tenure')?.value
    const owners = await findIdentityStates(tx, { propertyId: home.propertyId }, at)
    const submission = await tx
      .selectFrom('listingSubmission')
      .select('submittedAt')
      .where('listingId', '=', id)
      .executeTakeFirst()
    return success({
      ...toFields(home),
      revision: await getRevision(tx, id),
      facts: facts
        // An empty value means that the owner has removed the fact.
        .filter(({ value }) => value !== '')
        .map(({ key, value, source, suppliedAt }) => ({
          key,
          value,
          source,
          supplied_at: suppliedAt.toISOString(),
        })),
      required_facts: findRequiredFacts(home, tenure, at),
      picture_count: Number(mediaCounts.find((item) => item.kind === 'image')?.count ?? 0),
      has_floorplan: mediaCounts.some((item) => item.kind === 'floorplan'),
      owners: owners.map(({ name, userId, state }) => ({ name, is_user: userId === user.id, state })),
      submitted_at: submission?.submittedAt.toISOString() ?? null,
      blockers: await findPublishBlockers(tx, home, at),
      certificates: kind === 'let' ? await findCertificates(tx, home.propertyId) : [],
    })
  })
