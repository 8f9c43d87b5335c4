import { rows } from '../pool'

/** How long an ended session is remembered as a browser that its owner uses (login notices, limits). */
const REMEMBERED = '1 year'

/** Removes what no way in looks at any more: sessions long over, codes and links that have run out. */
export async function purgeExpiredSessions(): Promise<void> {
  await rows(`DELETE FROM user_session WHERE least(ended_at, expires_at) < now() - interval '${REMEMBERED}'`)
  await rows(`DELETE FROM one_time_password WHERE expires_at < now() - interval '1 day'`)
  await rows(`DELETE FROM account_link WHERE expires_at < now() - interval '1 day'`)
}
