type CreateToken = (action: string) => Promise<string>

/** More than the provider's script takes to load on a slow phone. Then the form says that the check failed. */
const MAX_WAIT_MS = 10_000

let provider: {
  ready: Promise<CreateToken>
  settle: (execute: CreateToken) => void
  fail: (cause: unknown) => void
} | null = null

/** Announces that the provider's script is being loaded, so that getBotToken waits for the script. */
export function announceBotProvider(): void {
  if (provider) return
  // The executor of the promise replaces both functions at once.
  let settle: (execute: CreateToken) => void = () => undefined
  let fail: (cause: unknown) => void = () => undefined
  const ready = new Promise<CreateToken>((resolve, reject) => {
    settle = resolve
    fail = reject
  })
  // Prevents an unhandled rejection; getBotToken reports the failure.
  ready.catch(() => undefined)
  provider = { ready, settle, fail }
}

export const resolveBotProvider = (execute: CreateToken): void => provider?.settle(execute)

export const rejectBotProvider = (cause: unknown): void => provider?.fail(cause)

export function forgetBotProvider(): void {
  provider = null
}

/** Returns a token of the provider; without one a made-up token (D-34). @throws Error after 10 seconds */
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
