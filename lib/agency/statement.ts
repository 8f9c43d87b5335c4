/** Collects the values of a statement while its text is put together: `$1`, `$2`, … */
export class Values {
  readonly list: unknown[] = []
  /** Adds a value and gives its placeholder. */
  add(value: unknown): string {
    this.list.push(value)
    return `$${this.list.length}`
  }
}
