import { vi } from 'vitest'

export { renderWithSettings } from '../support/public-settings'

/** Mocks the response of every request. Returns an array to which the bodies of the requests are added. */
export function mockAnswer(answer: () => Response | Promise<Response>): Record<string, unknown>[] {
  const sentBodies: Record<string, unknown>[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sentBodies.push(JSON.parse(body) as Record<string, unknown>)
    return answer()
  })
  return sentBodies
}

/** Returns a function that creates the response envelope of a call. */
export const reply = (code: number, message: string) => () => Response.json({ code, message, data: null })
