type CreateToken = (action: string) => Promise<string>

/** Even on a slow phone the provider's script loads in less time. After that the form says that the check failed. */
const MAX_WAIT_MS = 10_000

let provider: {
  ready: Promise<CreateToken>
  settle: (execute: CreateToken) => void
  fail: (cause: unknown) => void
} | null = null

/** Says that the provider's script begins to load, so that getBotToken waits for the provider. */
export function announceBotProvider(): void {
  if (provider) return
  // The constructor of the promise replaces both before it returns.
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
