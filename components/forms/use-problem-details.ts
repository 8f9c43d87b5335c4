'use client'

import { useState } from 'react'

/** Opens a `details` element for a problem, and keeps it open. Undefined leaves it as the user has set it. */
export function useProblemDetails(hasProblem: boolean): true | undefined {
  const [hadProblem, setHadProblem] = useState(hasProblem)
  // The state is set while rendering, as React advises for derived state: an effect would first paint a closed element.
  if (hasProblem && !hadProblem) setHadProblem(true)
  return hadProblem || undefined
}
