// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useProblemDetails } from '@/components/forms/use-problem-details'

afterEach(cleanup)

const Step = ({ hasProblem }: { hasProblem: boolean }) => (
  <details open={useProblemDetails(hasProblem)}>
    <summary>Accept</summary>
  </details>
)

it('a collapsed form opens for a problem, and stays open once the problem is corrected', () => {
  const { rerender } = render(<Step hasProblem={false} />)
  const details = screen.getByRole<HTMLDetailsElement>('group')
  expect(details.open).toBe(false)
  rerender(<Step hasProblem />)
  expect(details.open).toBe(true)
  rerender(<Step hasProblem={false} />)
  expect(details.open).toBe(true)
})
