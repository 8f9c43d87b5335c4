/** Seconds after which a client whose network has too many sockets may try again, for Retry-After. */
export const TOO_MANY_SOCKETS_RETRY_AFTER_SECONDS = '30'

/** Counts the open sockets of each network (networkOf), so that one network cannot have any number of them. */
export class SocketCounts {
  private readonly counts = new Map<string, number>()

  constructor(private readonly maxPerNetwork: number) {}

  isFull(network: string): boolean {
    return (this.counts.get(network) ?? 0) >= this.maxPerNetwork
  }

  add(network: string): void {
    this.counts.set(network, (this.counts.get(network) ?? 0) + 1)
  }

  remove(network: string): void {
    const count = (this.counts.get(network) ?? 0) - 1
    if (count > 0) this.counts.set(network, count)
    else this.counts.delete(network)
  }
}
