import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

type Packets = AsyncIterator<Uint8Array, undefined>

/** Written at once, because each write wakes a thread. */
const PIECE_BYTES = 262_144
/** All uploads of a process together take in 26 MB a second, which leaves its processor to pages. */
const PIECE_INTERVAL_MS = 10
/** A sender that pauses for so long may have stopped, and what has come from it is kept. */
const MAX_PAUSE_MS = 50

let lastTurn: Promise<unknown> = Promise.resolve()

/** Waits for the turn to take in one piece. All uploads share the turns, so that many do not delay pages. */
function takeTurn(): Promise<unknown> {
  return (lastTurn = lastTurn.then(() => wait(PIECE_INTERVAL_MS)))
}

/**
 * Creates a function that reads packets until they are a piece. What has come before a pause, or before a body breaks
 * off, is one too, so that it is not sent again. The packets are not joined, because V8 collects garbage more often the
 * more bytes are copied. The function returns an empty list where nothing is left.
 */
function createPieceReader(packets: Packets): () => Promise<Uint8Array[]> {
  /** Asked for and not used yet: a pause may end a piece before its next packet has come. */
  let nextPacket: ReturnType<Packets['next']> | undefined
  return async () => {
    const read: Uint8Array[] = []
    let bytes = 0
    while (bytes < PIECE_BYTES) {
      nextPacket ??= packets.next()
      const pause = bytes === 0 ? [] : [wait(MAX_PAUSE_MS, 'pause' as const, { ref: false })]
      const packet = await Promise.race([nextPacket, ...pause]).catch(() => undefined)
      if (packet === 'pause') break
      nextPacket = undefined
      if (!packet?.value) break
      read.push(packet.value)
      bytes += packet.value.byteLength
    }
    return read
  }
}

/** A request's body, of which the next piece is read when it is asked for. */
function toBody(request: IncomingMessage, packets: Packets): ReadableStream<Uint8Array> {
  const readPiece = createPieceReader(packets)
  return new ReadableStream(
    {
      pull: async (controller) => {
        // Before the piece is read, because garbage that has waited costs V8 more to collect.
        await takeTurn()
        const piece = await readPiece()
        if (piece.length > 0) for (const packet of piece) controller.enqueue(packet)
        else if (request.complete) controller.close()
        else controller.error(new Error('The body broke off'))
      },
    },
    { highWaterMark: 0 },
  )
}

function toWebRequest(request: IncomingMessage, packets: Packets): Request {
  const { method = 'GET', url = '/', headers } = request
  const hasBody = method === 'POST' || method === 'PATCH'
  const body = hasBody ? { body: toBody(request, packets), duplex: 'half' } : {}
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
