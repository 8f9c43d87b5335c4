/** Removes NUL characters, which PostgreSQL cannot store, from the texts of an input. */
export const withoutNul = <T extends object>(input: T): T =>
  Object.fromEntries(
    Object.entries(input).map(([key, value]) => [
      key,
      typeof value === 'string' ? value.replaceAll('\0', '') : value,
    ]),
  ) as T
