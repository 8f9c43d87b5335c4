'use client'

import { useState } from 'react'

/**
 * Opens a `details` element to show a form's problem, and keeps it open after the problem is corrected. Returns the value
 * of `open`; undefined leaves the element as the user has set it.
 */
export function useProblemDetails(hasProblem: boolean): true | undefined {
  const [hadProblem, setHadProblem] = useState(hasProblem)
  // Set while rendering, as React advises for derived state: an effect would first paint the closed element.
  if (hasProblem && !hadProblem) setHadProblem(true)
  return hadProblem || undefined
}
