import { vi } from 'vitest'

export { show } from '../support/public-settings'

/** Mocks the agency's answer. Returns the bodies of the requests. */
export function mockAnswer(answer: () => Response | Promise<Response>): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body) as Record<string, unknown>)
    return answer()
  })
  return sent
}

export const reply = (code: number, message: string) => () => Response.json({ code, message, data: null })
