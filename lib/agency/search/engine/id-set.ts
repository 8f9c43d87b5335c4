const FIRST_BYTES = 1_024
const ID_BYTES = 4

/** A set of positive ids, with one bit for each number up to the highest. */
export class IdSet {
  /** Grows where an id is added; not to be changed from outside. */
  bits = new Uint8Array(FIRST_BYTES)

  has(id: number): boolean {
    return ((this.bits[id >>> 3] ?? 0) & (1 << (id & 7))) !== 0
  }

  add(id: number): void {
    const at = id >>> 3
    if (at >= this.bits.length) {
      const grown = new Uint8Array(Math.max(at + 1, this.bits.length * 2))
      grown.set(this.bits)
      this.bits = grown
    }
    this.bits[at]! |= 1 << (id & 7)
  }

  delete(id: number): void {
    const at = id >>> 3
    if (at < this.bits.length) this.bits[at]! &= ~(1 << (id & 7))
  }

  /** @param ids four bytes an id, the highest byte first, as PostgreSQL's `int4send` writes them */
  addAll(ids: Buffer): void {
    for (let at = 0; at < ids.length; at += ID_BYTES) this.add(ids.readInt32BE(at))
  }
}
