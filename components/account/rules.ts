/** What came of looking at a form: what it says, or words for its fields by their names. */
export type Checked<Valid> =
  { ok: true; valid: Valid } | { ok: false; problems: Readonly<Record<string, string>> }

interface Schema<Valid> {
  safeParse: (
    values: unknown,
  ) =>
    | { success: true; data: Valid }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } }
}

/** Checks values by a schema; of several problems with a field the first is told. */
export function checkBy<Valid>(schema: Schema<Valid>, values: unknown): Checked<Valid> {
  const result = schema.safeParse(values)
  if (result.success) return { ok: true, valid: result.data }
  const problems: Record<string, string> = {}
  for (const { path, message } of result.error.issues) problems[String(path[0] ?? '')] ??= message
  return { ok: false, problems }
}
