import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

type Packets = AsyncIterator<Uint8Array, undefined>

/** The size of the pieces that are written to the store. Small pieces cost more, because each write wakes a thread. */
const PIECE_BYTES = 262_144
/** With one piece in 10 ms all uploads of a process together read 26 MB a second, which leaves time for pages. */
const PIECE_INTERVAL_MS = 10
/** A sender that pauses for so long may have stopped, so the bytes that have arrived are stored. */
const MAX_PAUSE_MS = 50

let lastTurn: Promise<unknown> = Promise.resolve()

/** Waits until the next piece may be read. All uploads share the turns, so that many of them do not delay pages. */
function waitForTurn(): Promise<unknown> {
  return (lastTurn = lastTurn.then(() => wait(PIECE_INTERVAL_MS)))
}

/**
 * Creates a function that reads the next piece of a body as a list of packets; the list is empty at the end. When the
 * sender pauses, the piece ends early and is stored: if the connection then breaks, the browser resumes after it. The
 * packets are not joined, because copying bytes makes V8 collect garbage more often.
 */
function createPieceReader(packets: Packets): () => Promise<Uint8Array[]> {
  /** A packet that was requested before a pause ended the piece, and belongs to the next piece. */
  let nextPacket: ReturnType<Packets['next']> | undefined
  return async () => {
    const piece: Uint8Array[] = []
    let bytes = 0
    while (bytes < PIECE_BYTES) {
      nextPacket ??= packets.next()
      // The first packet of a piece may take any time.
      const pause = bytes === 0 ? [] : [wait(MAX_PAUSE_MS, 'pause' as const, { ref: false })]
      // A read error ends the body too; the caller recognises it by `request.complete`.
      const packet = await Promise.race([nextPacket, ...pause]).catch(() => undefined)
      if (packet === 'pause') break
      nextPacket = undefined
      if (!packet?.value) break
      piece.push(packet.value)
      bytes += packet.value.byteLength
    }
    return piece
  }
}

function createBodyStream(request: IncomingMessage, packets: Packets): ReadableStream<Uint8Array> {
  const readPiece = createPieceReader(packets)
  return new ReadableStream(
    {
      pull: async (controller) => {
        // Waits before it reads, because V8 collects buffers more cheaply the shorter they live.
        await waitForTurn()
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
  const body = hasBody ? { body: createBodyStream(request, packets), duplex: 'half' } : {}
  const headerPairs = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  )
  // A Request needs an absolute URL, but the handler reads only its path. A streamed body needs duplex 'half' (Fetch),
  // which the type RequestInit lacks.
  return new Request(new URL(url, 'http://localhost'), {
    method,
    headers: headerPairs,
    ...body,
  } as RequestInit)
}

/** Reads the rest of a body, which the connection would otherwise take for its next request. */
async function drain(packets: Packets): Promise<void> {
  while (!(await packets.next()).done) continue
}

/** Answers a request of a resumable upload. Next is left out, because it copies each body several times. */
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
