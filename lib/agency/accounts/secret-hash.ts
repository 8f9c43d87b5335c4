import { randomBytes } from 'node:crypto'
import type * as Argon2 from '@node-rs/argon2'

/** argon2id with the least costs that OWASP asks for (19 MiB, two passes, one lane). */
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

let ready: Promise<{ argon2: typeof Argon2; decoy: string }> | undefined

/** Loaded when the first secret is looked at: most processes that read homes never do. */
const load = () =>
  (ready ??= import('@node-rs/argon2').then(async (argon2) => ({
    argon2,
    decoy: await argon2.hash(randomBytes(16).toString('hex'), COSTS),
  })))

/** The argon2id hash of a password or one-time password, its costs and salt inside. */
export const hashSecret = async (secret: string): Promise<string> => (await load()).argon2.hash(secret, COSTS)

/**
 * Whether a secret is the hashed one. Without a hash it is not, after the same work: who waits for
 * the answer does not learn whether there was something to compare with.
 */
export async function isSecret(hash: string | null | undefined, secret: string): Promise<boolean> {
  const { argon2, decoy } = await load()
  const isSame = await argon2.verify(hash ?? decoy, secret)
  return isSame && typeof hash === 'string'
}
