import { rows } from '../pool'

/** How often something may be tried. */
export interface Limit {
  attempts: number
  windowMs: number
}

const DAY_MS = 86_400_000

/**
 * Counts an attempt, and says whether it is within the limit. Windows are fixed, and kept in the
 * database, so that they hold across processes and restarts (D-165). Attempts of the previous
 * window count by the share of it that a sliding window would still cover.
 * @param key what is limited, e.g. 'contact:203.0.113.7'; it holds no message text
 */
export async function allowed(key: string, { attempts, windowMs }: Limit, now: number = Date.now()): Promise<boolean> {
  const start = Math.floor(now / windowMs) * windowMs
  const [row] = await rows<{ current: number; previous: number }>(
    `INSERT INTO rate_window (key, starts_at, attempts) VALUES ($1, $2, 1)
     ON CONFLICT (key, starts_at) DO UPDATE SET attempts = rate_window.attempts + 1
     RETURNING attempts AS current,
       coalesce((SELECT attempts FROM rate_window before WHERE before.key = $1 AND before.starts_at = $3), 0) AS previous`,
    [key, new Date(start), new Date(start - windowMs)],
  )
  const share = 1 - (now - start) / windowMs
  return (row?.current ?? 1) + (row?.previous ?? 0) * share <= attempts
}

/** Removes windows that no limit looks at any more. */
export const forgetOldAttempts = (now: number = Date.now()): Promise<unknown> =>
  rows('DELETE FROM rate_window WHERE starts_at < $1', [new Date(now - 2 * DAY_MS)])
