'use client'

import { useState } from 'react'

/**
 * Returns the attribute `open` of a `details` element with a form: it opens to show a problem, and stays open after the
 * problem is corrected. Otherwise the user opens and closes it.
 */
export function useProblemDetails(hasProblem: boolean): true | undefined {
  const [hadProblem, setHadProblem] = useState(hasProblem)
  if (hasProblem && !hadProblem) setHadProblem(true)
  return hadProblem || undefined
}
