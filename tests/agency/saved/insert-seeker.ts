import { insertRow } from '../../support/tables'
import { callerOf } from '../offers/offer-calls'

let seekerCount = 0

/** Inserts a user who looks for a home. @returns the id, and the caller of the user's calls */
export async function insertSeeker({ isEmailVerified = true } = {}) {
  seekerCount += 1
  const { id } = await insertRow('user', {
    email: `seeker${seekerCount}@mail.example`,
    firstName: 'Ida',
    lastName: 'Seeker',
    emailProvedAt: isEmailVerified ? new Date() : null,
  })
  return { id, caller: callerOf(id) }
}
