import { performance } from 'node:perf_hooks'
import { hashSecret, verifySecret } from '../../lib/agency/accounts/secret-hash'
import { demonstrationUsers } from '../../prisma/seed/users'
import { createFilledDatabase, startSite } from './support/site'

/**
 * A login over HTTP against the production build, beside what argon2 alone costs with the same
 * parameters (p95 of at most 300 ms beside argon2's own cost). Known users and unknown ones,
 * whose times must not tell them apart. The limits of a device keep all of it within what one browser may do.
 */
const ROUNDS = 40
const quantile = (times: number[], q: number) =>
  (times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * q))] ?? 0).toFixed(0)
const line = (label: string, times: number[]) =>
  console.log(
    `${label.padEnd(28)} n ${times.length}  p50 ${quantile(times, 0.5)}  ` +
      `p95 ${quantile(times, 0.95)}  max ${quantile(times, 1)} ms`,
  )

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

const database = await createFilledDatabase()
const site = await startSite(database)
try {
  const user = demonstrationUsers.find(({ password }) => password)
  if (!user?.password) throw new Error('The demonstration has no user with a password')
  const secretHash = await hashSecret(user.password)
  const login = (email: string, password: string, n: number) =>
    timed(() =>
      fetch(`${site.url}/api/user/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', apikey: 'demo-api-key' },
        body: JSON.stringify({ email, password, recaptcha_token: 'bench', deviceId: `bench-${n}` }),
      }).then((answer) => answer.text()),
    )
  await login(user.email, user.password, 0)
  const [alone, right]: [number[], number[]] = [[], []]
  for (let n = 0; n < ROUNDS; n += 1) {
    alone.push(await timed(() => verifySecret(secretHash, user.password ?? '')))
    right.push(await login(user.email, user.password, 1))
  }
  line('argon2 alone', alone)
  line('login, right password', right)
  const [wrong, unknown]: [number[], number[]] = [[], []]
  for (let n = 0; n < 8; n += 1) {
    wrong.push(await login(user.email, `wrong ${n}`, 2))
    unknown.push(await login('nobody@emoov.example', `wrong ${n}`, 2))
  }
  line('login, wrong password', wrong)
  line('login, unknown email', unknown)
} finally {
  await site.stop()
  await database.drop()
}
