'use client'

import { useMemo } from 'react'

/** Gives a form definition a prefix for its ids, because a page has the same form many times. */
export const useIdPrefix = <Definition extends object>(
  definition: Definition,
  idPrefix: string,
): Definition => useMemo(() => ({ ...definition, idPrefix }), [definition, idPrefix])
