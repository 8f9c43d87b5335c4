/** Texts of an input without NUL, which PostgreSQL does not hold and nobody types. */
export const withoutNul = <T extends object>(input: T): T =>
  Object.fromEntries(
    Object.entries(input).map(([key, value]) => [
      key,
      typeof value === 'string' ? value.replaceAll('\0', '') : value,
    ]),
  ) as T
