'use client'

import dynamic from 'next/dynamic'

/** Next sends the not-found page along with every page, so its content is in a chunk that loads where it is shown. */
export const LazyNotFoundMessage = dynamic(() =>
  import('./not-found-message').then((module) => module.NotFoundMessage),
)
