import type pg from 'pg'
import { approveAsAgency } from '../../../lib/agency/selling/publish-draft'
import { decideIdentity } from '../../../lib/agency/selling/identity'
import type { CallInput } from '../../../lib/contract'
import type { Reply } from '../../../lib/contract/call'
import { createEmbeddedGateway } from '../../../lib/gateway/embedded'
import type { TestUser } from '../../support/accounts'
import { insertUser } from '../../support/insert-user'
import { completeLetting, completeSale, dataOf, addressInput } from '../../support/selling'

const gateway = createEmbeddedGateway()
const packages = { sale: 'EMOOV_ONLY', let: 'FIND_TENANT' } as const

export interface TestHome {
  owner: TestUser
  /** The input that each call about the home has. */
  homeInput: { user_id: number; kind: 'sale' | 'let'; id: number }
}

/** Creates a draft listing of a new user, and fills in all fields that describe the home. */
export async function createHomeDraft(pool: pg.Pool, kind: 'sale' | 'let' = 'sale'): Promise<TestHome> {
  const owner = await insertUser(pool)
  const addressStep = { user_id: owner.id, kind, package_def: packages[kind], address: addressInput }
  const { property_id: id } = dataOf(await gateway.saveHomeStep(addressStep, owner))
  const homeInput = { user_id: owner.id, kind, id }
  dataOf(
    await gateway.saveHomeStep(
      { ...homeInput, ...(kind === 'sale' ? completeSale : completeLetting) },
      owner,
    ),
  )
  return { owner, homeInput }
}

/** Returns 'ok', or the message of a refusal. */
export const toText = (reply: Reply<unknown>): string => (reply.ok ? 'ok' : reply.message)

type Step = Partial<Omit<CallInput<'saveHomeStep'>, 'user_id' | 'id'>>

/** Saves fields of a home. @returns 'ok', or the message of a refusal */
export const saveStep = async ({ homeInput, owner }: TestHome, step: Step): Promise<string> =>
  toText(await gateway.saveHomeStep({ ...homeInput, ...step }, owner))

/** Finds the ids of the identity checks of an owner's homes. The first one is that of the account holder. */
export async function findChecks(pool: pg.Pool, { owner }: TestHome): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `SELECT c.id FROM identity_check c JOIN property p ON p.id = c.property_id
      WHERE p.owner_id = $1 ORDER BY c.id`,
    [owner.id],
  )
  return rows.map(({ id }) => id)
}

/** The steps that publish a home for sale after `createHomeDraft`, in their order. */
export const publishSteps = {
  identity: async (pool: pg.Pool, home: TestHome) => {
    dataOf(await gateway.submitOwners({ ...home.homeInput, co_owners: '', all_agree: true }, home.owner))
    for (const id of await findChecks(pool, home)) await decideIdentity(id, 'passed')
  },
  approval: async (_: pg.Pool, { owner, homeInput }: TestHome) => {
    dataOf(await gateway.approveAdvert(homeInput, owner))
  },
  'reading by the agency': async (_: pg.Pool, { homeInput }: TestHome) => {
    await approveAsAgency(homeInput.id)
  },
  order: async (_: pg.Pool, { owner, homeInput }: TestHome) => {
    const order = { user_id: owner.id, property_id: homeInput.id, kind: 'property' as const }
    const { order_id } = dataOf(await gateway.createOrder({ ...order, package_def: packages.sale }, owner))
    const agreement = { user_id: owner.id, order_id, agrees: true, start_at_once: true }
    dataOf(await gateway.agreeToOrder(agreement, owner))
  },
} as const
export type StepName = keyof typeof publishSteps

/** Takes all steps that publish a home but the omitted ones. */
export async function takeStepsExcept(
  pool: pg.Pool,
  home: TestHome,
  omittedSteps: readonly StepName[],
): Promise<void> {
  const names = Object.keys(publishSteps) as StepName[]
  for (const name of names) {
    if (!omittedSteps.includes(name)) await publishSteps[name](pool, home)
  }
}
