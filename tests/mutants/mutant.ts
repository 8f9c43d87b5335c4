export interface Mutant {
  /** What the control is for, in one sentence. */
  control: string
  file: string
  /** The exact text that carries the control; it occurs once in the file. */
  source: string
  /** What stands in its place while the control is off. */
  replacement: string
  /** Test files of which at least one must fail then. */
  tests: readonly string[]
}
