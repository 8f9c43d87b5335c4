import type { IncomingMessage, ServerResponse } from 'node:http'
import { setImmediate as nextPass } from 'node:timers/promises'

type Packets = AsyncIterator<Uint8Array, undefined>

let lastTurn: Promise<unknown> = Promise.resolve()

/**
 * Waits for the turn to take in one packet. Each pass of the event loop has one turn for all uploads together, so that
 * many uploads at once do not delay the pages between them.
 */
function takeTurn(): Promise<unknown> {
  return (lastTurn = lastTurn.then(() => nextPass()))
}

/** A request's body, of which the next packet is read when it is asked for. */
const toBody = (packets: Packets): ReadableStream<Uint8Array> =>
  new ReadableStream(
    {
      pull: async (controller) => {
        const { value } = await packets.next()
        if (!value) return controller.close()
        await takeTurn()
        controller.enqueue(value)
      },
    },
    { highWaterMark: 0 },
  )

function toWebRequest({ method = 'GET', url = '/', headers }: IncomingMessage, packets: Packets): Request {
  const body = method === 'POST' || method === 'PATCH' ? { body: toBody(packets), duplex: 'half' } : {}
  const names = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return new Request(new URL(url, 'http://localhost'), { method, headers: names, ...body } as RequestInit)
}

/** Reads what nobody has read of a body, which the connection would take for its next request. */
async function drain(packets: Packets): Promise<void> {
  while (!(await packets.next()).done) continue
}

/**
 * Answers a request of a resumable upload. The server calls this before Next, which copies each body several times on
 * its way to a route.
 */
export async function answerUpload(
  request: IncomingMessage,
  response: ServerResponse,
  handle: (request: Request) => Promise<Response>,
): Promise<void> {
  const packets: Packets = request.iterator({ destroyOnReturn: false })
  const answer = await handle(toWebRequest(request, packets))
  const text = await answer.text()
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(text)
  if (!request.complete) await drain(packets).catch(() => undefined)
}
