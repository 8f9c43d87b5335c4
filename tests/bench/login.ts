import { hashSecret, verifySecret } from '../../lib/agency/accounts/secret-hash'
import { demonstrationUsers } from '../../prisma/seed/users'
import { createFilledDatabase, startSite } from './support/site'
import { quantile, timeOnce } from './support/times'

/**
 * Compares a login over HTTP in the production build with argon2 alone (goal: p95 of at most 300 ms more). Also
 * measures logins with a wrong password and of unknown users, whose times must not differ. The numbers of logins stay
 * below the rate limits.
 */
const ROUNDS = 40
const FAILED_LOGINS = 8
/** Logins are limited for each device, so warm-up, right and wrong passwords come from three devices. */
const DEVICES = { warmUp: 'bench-0', rightPasswords: 'bench-1', wrongPasswords: 'bench-2' }

function printTimes(label: string, times: number[]): void {
  const format = (share: number) => quantile(times, share).toFixed(0)
  console.log(
    `${label.padEnd(28)} n ${times.length}  p50 ${format(0.5)}  p95 ${format(0.95)}  max ${format(1)} ms`,
  )
}

const database = await createFilledDatabase()
const site = await startSite(database)
try {
  const user = demonstrationUsers.find(({ password }) => password)
  if (!user?.password) throw new Error('The demonstration has no user with a password')
  const secretHash = await hashSecret(user.password)
  const login = (email: string, password: string, deviceId: string) =>
    timeOnce(() =>
      fetch(`${site.url}/api/user/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', apikey: 'demo-api-key' },
        body: JSON.stringify({ email, password, recaptcha_token: 'bench', deviceId }),
      }).then((response) => response.text()),
    )
  await login(user.email, user.password, DEVICES.warmUp)
  const [argon2Times, loginTimes]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    argon2Times.push(await timeOnce(() => verifySecret(secretHash, user.password ?? '')))
    loginTimes.push(await login(user.email, user.password, DEVICES.rightPasswords))
  }
  printTimes('argon2 alone', argon2Times)
  printTimes('login, right password', loginTimes)
  const [wrongPasswordTimes, unknownUserTimes]: [number[], number[]] = [[], []]
  for (let index = 0; index < FAILED_LOGINS; index += 1) {
    wrongPasswordTimes.push(await login(user.email, `wrong ${index}`, DEVICES.wrongPasswords))
    unknownUserTimes.push(await login('nobody@emoov.example', `wrong ${index}`, DEVICES.wrongPasswords))
  }
  printTimes('login, wrong password', wrongPasswordTimes)
  printTimes('login, unknown email', unknownUserTimes)
} finally {
  await site.stop()
  await database.drop()
}
