import type { CallOutput, ParsedInput } from '../../contract'
import { success, type Reply } from '../../contract/call'
import { isLive, type ListingStatus } from '../../domain/listing-status'
import type { UserCaller } from '../callers'
import { findOwnedCardRow } from '../listings/card-rows'
import { toLetDetail, toSalesDetail } from '../listings/detail'
import { notFound } from './home-row'

/** Replaces the status of a home that is not public by the one that it will have once it is published. */
const asPublished = <Row extends { status: ListingStatus }>(row: Row): Row =>
  isLive(row.status) ? row : { ...row, status: 'available' }

export async function previewProperty(
  { id }: ParsedInput<'previewProperty'>,
  { user }: UserCaller,
): Promise<Reply<CallOutput<'previewProperty'>>> {
  const row = await findOwnedCardRow(user.id, 'sale', id)
  return row ? success(await toSalesDetail(asPublished(row))) : notFound('sale')
}

export async function previewLetting(
  { id }: ParsedInput<'previewLetting'>,
  { user }: UserCaller,
): Promise<Reply<CallOutput<'previewLetting'>>> {
  const row = await findOwnedCardRow(user.id, 'let', id)
  return row ? success(await toLetDetail(asPublished(row))) : notFound('let')
}
