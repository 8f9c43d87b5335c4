'use client'

import dynamic from 'next/dynamic'

/** Next sends the not-found page with every page, so its content has a chunk that is loaded when needed. */
export const LazyNotFoundMessage = dynamic(() =>
  import('./not-found-message').then((module) => module.NotFoundMessage),
)
