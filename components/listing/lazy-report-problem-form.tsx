'use client'

import dynamic from 'next/dynamic'

/** A chunk of its own, because listings share a route with the page that has this form. */
export const LazyReportProblemForm = dynamic(() =>
  import('./report-problem-form').then(({ ReportProblemForm }) => ReportProblemForm),
)
