'use client'

import { useState } from 'react'

/** Opens a `details` element to show a form's problem, and keeps it open after the problem is corrected. */
export function useProblemDetails(hasProblem: boolean): true | undefined {
  const [hadProblem, setHadProblem] = useState(hasProblem)
  if (hasProblem && !hadProblem) setHadProblem(true)
  return hadProblem || undefined
}
