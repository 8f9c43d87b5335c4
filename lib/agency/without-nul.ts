/** Removes NUL from the texts of an input: PostgreSQL cannot store it. */
export const withoutNul = <T extends object>(input: T): T =>
  Object.fromEntries(
    Object.entries(input).map(([key, value]) => [
      key,
      typeof value === 'string' ? value.replaceAll('\0', '') : value,
    ]),
  ) as T
