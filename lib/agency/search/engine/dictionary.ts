/** Numbers different texts from 0 on, so that columns can hold numbers. Texts are never removed. */
export class Dictionary {
  private readonly ids = new Map<string, number>()
  private readonly texts: string[] = []

  constructor(private readonly maxSize = Infinity) {}

  get size(): number {
    return this.texts.length
  }

  /** Returns the number of a text; a new text gets the next number. @throws RangeError beyond `maxSize` texts */
  add(text: string): number {
    const known = this.ids.get(text)
    if (known !== undefined) return known
    const id = this.texts.length
    if (id === this.maxSize) throw new RangeError('There are more different texts than a column holds')
    this.ids.set(text, id)
    this.texts.push(text)
    return id
  }

  find(text: string): number | undefined {
    return this.ids.get(text)
  }

  textOf(id: number): string {
    return this.texts[id]!
  }
}
