import { ButtonLink } from '@/components/ui/button'

/** In place of a list that the agency did not give (NEWS-17, D-69). */
export function LoadProblem({ again }: { again: string }) {
  return (
    <div className="rounded-lg border border-line bg-bad-soft px-5 py-6">
      <p role="alert" className="mb-4 font-semibold">
        Unable to load content. Please try again later.
      </p>
      <ButtonLink href={again} variant="secondary">
        Try again
      </ButtonLink>
    </div>
  )
}
