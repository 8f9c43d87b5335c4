'use client'

import dynamic from 'next/dynamic'

/** A chunk of its own, because listings share a route with the pages that have this form. */
export const LazyAskQuestionForm = dynamic(() =>
  import('./ask-question-form').then(({ AskQuestionForm }) => AskQuestionForm),
)
