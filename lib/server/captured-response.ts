import { ServerResponse, type IncomingMessage } from 'node:http'

type Callback = (error?: Error | null) => void

/** Collects a response in memory instead of sending it, so that the server can inspect the whole document. */
export class CapturedResponse extends ServerResponse {
  readonly complete: Promise<void>
  private readonly chunks: Buffer[] = []
  private settle!: () => void

  constructor(request: IncomingMessage) {
    super(request)
    this.complete = new Promise((resolve) => (this.settle = resolve))
  }

  get body(): Buffer {
    return Buffer.concat(this.chunks)
  }

  override write(
    chunk: Uint8Array | string,
    encoding?: BufferEncoding | Callback,
    callback?: Callback,
  ): boolean {
    this.collect(chunk, encoding)
    const onDone = typeof encoding === 'function' ? encoding : callback
    onDone?.()
    return true
  }

  override end(chunk?: unknown, encoding?: unknown, callback?: () => void): this {
    if (this.finished) return this
    if (typeof chunk === 'string' || chunk instanceof Uint8Array)
      this.collect(chunk, encoding as BufferEncoding)
    this.finished = true
    this.settle()
    this.emit('finish')
    this.emit('close')
    // The callback may stand at any position, because all arguments are optional.
    const onDone = [chunk, encoding, callback].find(
      (value): value is () => void => typeof value === 'function',
    )
    onDone?.()
    return this
  }

  /** Does nothing, because there is no client yet. */
  override flushHeaders(): void {}

  private collect(chunk: Uint8Array | string, encoding?: BufferEncoding | Callback): void {
    this.chunks.push(
      typeof chunk === 'string'
        ? Buffer.from(chunk, typeof encoding === 'string' ? encoding : 'utf8')
        : Buffer.from(chunk),
    )
  }
}
