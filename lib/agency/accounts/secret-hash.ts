import { randomBytes } from 'node:crypto'
import { loadOnce } from '../../cache/load-once'

/** The minimum that OWASP recommends for argon2id: 19 MiB, two passes, one lane. */
const ARGON2_COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Loads argon2 when it is first needed: most processes never hash a secret. */
const loadArgon2 = loadOnce(async () => {
  const argon2 = await import('@node-rs/argon2')
  const decoySecret = randomBytes(16).toString('hex')
  return { argon2, decoyHash: await argon2.hash(decoySecret, ARGON2_COSTS) }
})

/** Hashes a password or one-time password with argon2id. The hash contains its costs and salt. */
export const hashSecret = async (secret: string): Promise<string> =>
  (await loadArgon2()).argon2.hash(secret, ARGON2_COSTS)

/** Whether a secret matches a hash. Without a hash, verifies a decoy, so that the reply takes equal time. */
export async function verifySecret(hash: string | null | undefined, secret: string): Promise<boolean> {
  const { argon2, decoyHash } = await loadArgon2()
  const isMatch = await argon2.verify(hash ?? decoyHash, secret)
  return isMatch && typeof hash === 'string'
}
