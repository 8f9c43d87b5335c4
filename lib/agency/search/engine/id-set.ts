const INITIAL_BYTES = 1_024
const BYTES_PER_ID = 4

/** A set of positive ids as a bitmap: id n is bit n % 8 of the byte at index ⌊n / 8⌋. */
export class IdSet {
  /** Other modules only read this array. Adding a higher id replaces it by a longer one. */
  bits = new Uint8Array(INITIAL_BYTES)

  copy(): IdSet {
    const set = new IdSet()
    set.bits = this.bits.slice()
    return set
  }

  has(id: number): boolean {
    return ((this.bits[id >>> 3] ?? 0) & (1 << (id & 7))) !== 0
  }

  add(id: number): void {
    const byte = id >>> 3
    if (byte >= this.bits.length) {
      const grown = new Uint8Array(Math.max(byte + 1, this.bits.length * 2))
      grown.set(this.bits)
      this.bits = grown
    }
    this.bits[byte]! |= 1 << (id & 7)
  }

  delete(id: number): void {
    const byte = id >>> 3
    if (byte < this.bits.length) this.bits[byte]! &= ~(1 << (id & 7))
  }

  /** @param ids four bytes an id, the highest byte first, as PostgreSQL's `int4send` writes them */
  addAll(ids: Buffer): void {
    for (let offset = 0; offset < ids.length; offset += BYTES_PER_ID) this.add(ids.readInt32BE(offset))
  }
}
