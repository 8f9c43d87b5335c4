import { db } from '../../lib/agency/database'
import { decideIdentity, findOpenChecks } from '../../lib/agency/selling/identity'
import { formatLongDate } from '../../lib/format/dates'
import type { OpenContext } from './command-context'
import { isId, refuseMoreArguments, UsageError } from './usage'

/** The state of a check after each decision. */
const decisions = { pass: 'passed', refer: 'refer', expire: 'expired' } as const

/** Lists the identity checks against money laundering (domain B6), or decides one. @returns 1 for a refused decision */
export async function identityCommand(
  openContext: OpenContext,
  [action = 'list', id, ...more]: string[],
): Promise<number> {
  const decision = Object.hasOwn(decisions, action) ? decisions[action as keyof typeof decisions] : null
  if (action !== 'list' && !decision)
    throw new UsageError(`'identity ${action}' is not a command: list, pass, refer and expire are`)
  if (decision && !isId(id)) throw new UsageError(`'${id ?? ''}' is not the id of a check`)
  refuseMoreArguments(action === 'list' ? [id, ...more] : more)
  const { say } = await openContext()
  if (!decision) {
    const checks = await findOpenChecks(db())
    say(`Identity checks that wait: ${checks.length}`)
    checks.forEach(({ id: checkId, name, state, offerId, removedAt, street, town }) => {
      const role = offerId === null ? 'owner' : 'buyer'
      const removed = removedAt
        ? `, removed by the ${role} on ${formatLongDate(removedAt.toISOString())}`
        : ''
      say(`  ${checkId}  ${name}, ${role}, ${street}, ${town}: ${state}${removed}`)
    })
    return 0
  }
  const result = await decideIdentity(Number(id), decision)
  if (!result.ok) {
    say(`Check ${id} was not changed: ${result.reason}`)
    return 1
  }
  say(`Check ${id}: ${decision}.`)
  result.published.forEach((listingId) => say(`Listing ${listingId} is public.`))
  result.memoranda.forEach((offerId) => say(`The memorandum of offer ${offerId} is sent.`))
  return 0
}
