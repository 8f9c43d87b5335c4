/** Makes a token for an action, by the provider's script. */
type CreateToken = (action: string) => Promise<string>

/** Longest wait for the provider's script. */
const MAX_WAIT_MS = 10_000

let provider: {
  ready: Promise<CreateToken>
  settle: (execute: CreateToken) => void
  fail: (cause: unknown) => void
} | null = null

/** Announces a provider whose script is loading: from now on tokens come from it. */
export function expectBotProvider(): void {
  if (provider) return
  let settle: (execute: CreateToken) => void = () => undefined
  let fail: (cause: unknown) => void = () => undefined
  const ready = new Promise<CreateToken>((resolve, reject) => {
    settle = resolve
    fail = reject
  })
  // Keeps a failure from being an unhandled rejection; getBotToken reports it.
  ready.catch(() => undefined)
  provider = { ready, settle, fail }
}

/** Hands over the check of a provider that has loaded. */
export const resolveBotProvider = (execute: CreateToken): void => provider?.settle(execute)

/** Reports that the provider's script failed to load. */
export const rejectBotProvider = (cause: unknown): void => provider?.fail(cause)

/** Forgets a provider that was unmounted with its page. */
export function forgetBotProvider(): void {
  provider = null
}

/**
 * A bot-check token for an action (CONTACT-11, VALUATION-09). Where the site has no key for a
 * provider the token is made here: the agency asks for one, and without a secret takes any (D-34).
 * @throws when the provider's script does not come
 */
export async function getBotToken(action: string): Promise<string> {
  if (!provider) return `local.${action}.${Date.now().toString(36)}`
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The bot check did not load')), MAX_WAIT_MS)
  })
  try {
    const execute = await Promise.race([provider.ready, timeout])
    return await execute(action)
  } finally {
    clearTimeout(timer)
  }
}
