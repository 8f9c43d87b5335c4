import type { ParsedInput } from '../../contract'
import type { OwnedLetting, OwnedProperty } from '../../contract/account'
import { success, type Reply } from '../../contract/call'
import type { UserCaller } from '../callers'
import { ownedRows, type OwnedRow } from '../listings/card-rows'
import { letCardOf, salesCardOf, toPounds } from '../listings/cards'

/** What an owner is told beyond the card; `status` is the listing's own word ('draft', 'under_offer', 'withdrawn'). */
const owned = ({ package_def, status, timeline }: OwnedRow) => ({
  package_def,
  status,
  timeline: (timeline ?? []).map(({ event, at, price_pence: pence }) => ({
    event,
    at: new Date(at).toISOString(),
    price: pence === null ? null : toPounds(pence),
  })),
})

/** B-20: the caller's homes for sale, those that are not public too. */
export const getUserProperties = async (
  _input: ParsedInput<'getUserProperties'>,
  { user }: UserCaller,
): Promise<Reply<OwnedProperty[]>> =>
  success((await ownedRows(user.id, 'sale')).map((row) => ({ ...salesCardOf(row), ...owned(row) })))

/** B-21: likewise those to let. */
export const getUserLettings = async (
  _input: ParsedInput<'getUserLettings'>,
  { user }: UserCaller,
): Promise<Reply<OwnedLetting[]>> =>
  success((await ownedRows(user.id, 'let')).map((row) => ({ ...letCardOf(row), ...owned(row) })))
