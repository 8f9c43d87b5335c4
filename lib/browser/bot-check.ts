/** Makes a token for an action, by the provider's script. */
type Execute = (action: string) => Promise<string>

/** Longest wait for the provider's script. */
const MAX_WAIT_MS = 10_000

let expected: {
  ready: Promise<Execute>
  settle: (execute: Execute) => void
  fail: (cause: unknown) => void
} | null = null

/** Announces a provider whose script is loading: from now on tokens come from it. */
export function expectBotCheck(): void {
  if (expected) return
  let settle: (execute: Execute) => void = () => undefined
  let fail: (cause: unknown) => void = () => undefined
  const ready = new Promise<Execute>((resolve, reject) => {
    settle = resolve
    fail = reject
  })
  // Keeps a failure from being an unhandled rejection; getBotToken reports it.
  ready.catch(() => undefined)
  expected = { ready, settle, fail }
}

/** Hands over the check of a provider that has loaded. */
export const provideBotCheck = (execute: Execute): void => expected?.settle(execute)

/** Reports that the provider's script failed to load. */
export const failBotCheck = (cause: unknown): void => expected?.fail(cause)

/** Forgets a provider that was unmounted with its page. */
export function withdrawBotCheck(): void {
  expected = null
}

/**
 * A bot-check token for an action (CONTACT-11, VALUATION-09). Where the site has no key for a
 * provider the token is made here: the agency asks for one, and without a secret takes any (D-34).
 * @throws when the provider's script does not come
 */
export async function getBotToken(action: string): Promise<string> {
  if (!expected) return `local.${action}.${Date.now().toString(36)}`
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The bot check did not load')), MAX_WAIT_MS)
  })
  try {
    const execute = await Promise.race([expected.ready, timeout])
    return await execute(action)
  } finally {
    clearTimeout(timer)
  }
}
