import type { CallOutput, ParsedInput } from '../../contract'
import { success, type Reply } from '../../contract/call'
import { isLive, type ListingStatus } from '../../domain/listing-status'
import type { UserCaller } from '../callers'
import { findOwnedCardRow } from '../listings/card-rows'
import { toLetDetail, toSalesDetail } from '../listings/detail'
import { notFound } from './home-row'

/** Returns the row of a home that is not public yet as it will be once the home is published. */
const asPublished = <Row extends { status: ListingStatus }>(row: Row): Row =>
  isLive(row.status) ? row : { ...row, status: 'available' }

/** Returns the detail of a listing for sale to its owner, as visitors will see it. */
export async function previewProperty(
  { id }: ParsedInput<'previewProperty'>,
  { user }: UserCaller,
): Promise<Reply<CallOutput<'previewProperty'>>> {
  const row = await findOwnedCardRow(user.id, 'sale', id)
  return row ? success(await toSalesDetail(asPublished(row))) : notFound('sale')
}

/** Returns the detail of a listing to let to its owner, as visitors will see it. */
export async function previewLetting(
  { id }: ParsedInput<'previewLetting'>,
  { user }: UserCaller,
): Promise<Reply<CallOutput<'previewLetting'>>> {
  const row = await findOwnedCardRow(user.id, 'let', id)
  return row ? success(await toLetDetail(asPublished(row))) : notFound('let')
}
