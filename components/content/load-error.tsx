import { ButtonLink } from '@/components/ui/button'

/** Replaces a list that could not be loaded (NEWS-17, D-69). */
export function LoadError({ retryHref }: { retryHref: string }) {
  return (
    <div className="rounded-lg border border-line bg-bad-soft px-5 py-6">
      <p role="alert" className="mb-4 font-semibold">
        Unable to load content. Please try again later.
      </p>
      <ButtonLink href={retryHref} variant="secondary">
        Try again
      </ButtonLink>
    </div>
  )
}
