/** Shown while HTML is loading (STATIC-20, D-50). */
export function Loading() {
  return (
    <p role="status" className="py-4 text-lg text-muted">
      Loading...
    </p>
  )
}
