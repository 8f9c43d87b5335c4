import type { Selectable } from 'kysely'
import type { ParsedInput } from '../../contract'
import type { UserData } from '../../contract/account'
import { failure, success, type Reply } from '../../contract/call'
import type { User } from '../../../prisma/generated/tables'
import { db } from '../database'
import type { UserCaller } from '../callers'

const toUserData = (user: Selectable<User>): UserData => ({
  id: user.id,
  first_name: user.firstName,
  last_name: user.lastName,
  title: user.title ?? '',
  email: user.email,
  mobile: user.mobile ?? '',
  buying_position: user.buyingPosition ?? '',
  seller_info_completed: user.sellerInfoCompleted ? 1 : 0,
  is_guest: user.passwordHash === null,
})

export async function getUserData(
  _input: ParsedInput<'getUserData'>,
  { user: { id } }: UserCaller,
): Promise<Reply<UserData>> {
  const user = await db()
    .selectFrom('user')
    .selectAll()
    .where('id', '=', id)
    .where('closedAt', 'is', null)
    .executeTakeFirst()
  return user ? success(toUserData(user)) : failure('User not found')
}

/** Updates the profile and marks it as complete (B-03, D-162). The email address is changed by calls of its own. */
export async function updateProfile(
  input: ParsedInput<'updateProfile'>,
  { user: { id } }: UserCaller,
): Promise<Reply<UserData>> {
  const { title, first_name: firstName, last_name: lastName, mobile, buying_position: buyingPosition } = input
  const user = await db()
    .updateTable('user')
    .set({ title, firstName, lastName, mobile, buyingPosition, sellerInfoCompleted: true })
    .where('id', '=', id)
    .where('closedAt', 'is', null)
    .returningAll()
    .executeTakeFirst()
  return user ? success(toUserData(user)) : failure('User not found')
}
