import { vi } from 'vitest'

export { renderWithSettings } from '../support/public-settings'

/** Answers every request by `createAnswer`. Returns an array to which the bodies of the requests are added. */
export function mockAnswer(createAnswer: () => Response | Promise<Response>): Record<string, unknown>[] {
  const sentBodies: Record<string, unknown>[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sentBodies.push(JSON.parse(body) as Record<string, unknown>)
    return createAnswer()
  })
  return sentBodies
}

/** Returns a function that creates the reply of a call that succeeds, whose code is 1 (API-03). */
export const replyAccepted = (message: string) => () => Response.json({ code: 1, message, data: null })
/** Returns a function that creates the reply of a call that is refused. */
export const replyRefused = (message: string) => () => Response.json({ code: 0, message, data: null })
