import { performance } from 'node:perf_hooks'
import { hashSecret, verifySecret } from '../../lib/agency/accounts/secret-hash'
import { demonstrationUsers } from '../../prisma/seed/users'
import { createFilledDatabase, startSite } from './support/site'

/**
 * Compares a login over HTTP in the production build with argon2 alone (goal: p95 of at most 300 ms more). Also
 * measures wrong passwords and unknown users, whose times must not differ. The number of logins stays below the rate
 * limits of a device.
 */
const ROUNDS = 40
const FAILED_LOGINS = 8
const quantile = (times: number[], share: number) =>
  (
    times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  ).toFixed(0)
const printTimes = (label: string, times: number[]) =>
  console.log(
    `${label.padEnd(28)} n ${times.length}  p50 ${quantile(times, 0.5)}  ` +
      `p95 ${quantile(times, 0.95)}  max ${quantile(times, 1)} ms`,
  )

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

const database = await createFilledDatabase()
const site = await startSite(database)
try {
  const user = demonstrationUsers.find(({ password }) => password)
  if (!user?.password) throw new Error('The demonstration has no user with a password')
  const secretHash = await hashSecret(user.password)
  // The logins of a device are limited, so the right and the wrong passwords come from different devices.
  const login = (email: string, password: string, device: number) =>
    timed(() =>
      fetch(`${site.url}/api/user/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', apikey: 'demo-api-key' },
        body: JSON.stringify({ email, password, recaptcha_token: 'bench', deviceId: `bench-${device}` }),
      }).then((answer) => answer.text()),
    )
  await login(user.email, user.password, 0)
  const [argon2Times, loginTimes]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    argon2Times.push(await timed(() => verifySecret(secretHash, user.password ?? '')))
    loginTimes.push(await login(user.email, user.password, 1))
  }
  printTimes('argon2 alone', argon2Times)
  printTimes('login, right password', loginTimes)
  const [wrongPasswordTimes, unknownUserTimes]: [number[], number[]] = [[], []]
  for (let index = 0; index < FAILED_LOGINS; index += 1) {
    wrongPasswordTimes.push(await login(user.email, `wrong ${index}`, 2))
    unknownUserTimes.push(await login('nobody@emoov.example', `wrong ${index}`, 2))
  }
  printTimes('login, wrong password', wrongPasswordTimes)
  printTimes('login, unknown email', unknownUserTimes)
} finally {
  await site.stop()
  await database.drop()
}
