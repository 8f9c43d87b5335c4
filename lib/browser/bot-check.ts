/** Makes a token for an action; the provider's script does it. */
type Execute = (action: string) => Promise<string>

/** Longest wait for the provider's script, in milliseconds. */
const PATIENCE_MS = 10_000

let expected: {
  ready: Promise<Execute>
  settle: (execute: Execute) => void
  fail: (cause: unknown) => void
} | null = null

/** Says that a provider is on its way: from now on tokens come from it. */
export function expectBotCheck(): void {
  if (expected) return
  let settle: (execute: Execute) => void = () => undefined
  let fail: (cause: unknown) => void = () => undefined
  const ready = new Promise<Execute>((resolve, reject) => {
    settle = resolve
    fail = reject
  })
  // Nobody may be waiting when it fails; who asks for a token later is told.
  ready.catch(() => undefined)
  expected = { ready, settle, fail }
}

/** The provider is there. */
export const provideBotCheck = (execute: Execute): void => expected?.settle(execute)

/** The provider will not come. */
export const failBotCheck = (cause: unknown): void => expected?.fail(cause)

/** The provider has left with its page. */
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
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The bot check did not load')), PATIENCE_MS)
  })
  try {
    const execute = await Promise.race([expected.ready, late])
    return await execute(action)
  } finally {
    clearTimeout(timer)
  }
}
