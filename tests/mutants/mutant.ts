/** A change of source text that switches one control off. */
export interface Mutant {
  /** What the control (a check, limit or cap) ensures, in one sentence. */
  control: string
  file: string
  /** The exact text that carries the control; it occurs once in the file. */
  source: string
  /** The text that replaces `source` while the control is off. */
  replacement: string
  /** Test files, at least one of which must fail while the control is off. */
  tests: readonly string[]
}
